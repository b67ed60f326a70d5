//
//  MemoRow.swift
//  ___PACKAGENAME___
//
//  Created by ___FULLUSERNAME___ on ___DATE___.
//  ___COPYRIGHT___
//
import Eureka
import QMobileUI
import UIKit

@objc(MemoRowService)
class MemoRowService: NSObject, ApplicationService, ActionParameterCustomFormatRowBuilder {
    @objc static var instance: MemoRowService = MemoRowService()

    func buildActionParameterCustomFormatRow(
        key: String, format: String, onRowEvent eventCallback: @escaping OnRowEventCallback
    ) -> ActionParameterCustomFormatRowType? {
        if format == "memo" {
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
