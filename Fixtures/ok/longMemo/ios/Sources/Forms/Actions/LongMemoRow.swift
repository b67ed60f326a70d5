//
//  LongMemoRow.swift
//  ___PACKAGENAME___
//
//  Created by ___FULLUSERNAME___ on ___DATE___.
//  ___COPYRIGHT___
//
import Eureka
import QMobileUI
import UIKit

@objc(LongMemoRowService)
class LongMemoRowService: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder {
    @objc static var instance: LongMemoRowService = LongMemoRowService()

    func buildActionParameterCustomFormatRow(
        key: String, format: String, onRowEvent eventCallback: @escaping OnRowEventCallback
    ) -> ActionParameterCustomFormatRowType? {
        if format == "longMemo" {
            return TextAreaRow(key) { row in
                row.placeholder = """
                    A few
                    lines
                    """
            }.onRowEvent(eventCallback)
        }
        return nil
    }
}
