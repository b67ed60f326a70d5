import Eureka
