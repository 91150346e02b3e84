import { type Endpoint, type EndpointName, type Endpoints, endpoints } from '@portal/contract';
import { banks } from '@portal/domain/catalogue';
import { type UseCase } from '../call/use-case';
import { planners } from '@portal/service-change-pipeline';
import { addPolicy } from './add-policy';
import { allowedActions } from './allowed-actions';
import { closedApprovalActions, pendingApprovalActions, updateApprovalAction } from './approval-actions';
import { debiCheckCallback, updateBankingDetails } from './banking';
import { collectionCallback } from './collections';
import { changing } from './changes';
import { deleteDraft, drafts, saveDraft } from './drafts';
import { extendedMemberQuote } from './extended-member-quote';
import { otp } from './otp';
import { benefitsForCaller, legacyProductRecords, productsForCaller } from './catalogue';
import { productChangeQuote } from './product-change-quote';
import { home } from './home';
import { notifications, readNotification } from './notifications';
import { initiatePayatPayment, payatCallback } from './payments';
import { benefitCertificate, certificateState, currentCertificate } from './documents/certificates';
import { documentFile, documents, uploadDocument } from './documents/uploads';
import { cancelUpload, partialUpload, putPart, startUpload } from './documents/partial-uploads';
import { paymentProof, premiumStatement } from './documents/payment-documents';
import { documentText, policyDocument } from './documents/policy-document';
import { confirmDetails } from './confirm-details';
import { cover } from './cover';
import { paidStatus, policies, policiesByIdNumber, policy, policyById } from './policies';
import { selectPolicy } from './select-policy';
import { login, logout, refreshToken, triggerLoginOtp } from './sign-in';
import { accessLog, policyHistory } from './staff/access-log/access-log';
import { exportAudit } from './staff/audit/export-audit';
import { searchAudit } from './staff/audit/search-audit';
import { failedMessages } from './staff/failed-messages/failed-messages';
import { letterPosted } from './staff/failed-messages/letter-posted';
import { sendMessageAgain } from './staff/failed-messages/send-message-again';
import { writeNote } from './staff/notes/write-note';
import { sendPaymentLink } from './staff/payment-link/send-payment-link';
import { noteReveal } from './staff/reveal/note-reveal';
import { searchPolicies } from './staff/search/search-policies';
import { closePolicy } from './staff/servicing/close-policy';
import { openPolicy } from './staff/servicing/open-policy';
import { servicings } from './staff/servicing/servicings';
import { policySummary } from './staff/summary/policy-summary';
import { closeDebitException, debitExceptions } from './staff/open-items/debit-exceptions';
import { setApartPolicies, trySetApartItem, trySetApartPolicy } from './staff/open-items/set-apart-policies';
import {
  askMoneyRefund,
  decideMoneyRefund,
  matchMoney,
  payMoneyRefund,
  unusedMoney,
} from './staff/unused-money/unused-money';
import { approvalCase } from './staff/workbench/approval-case';
import { approvalQueue } from './staff/workbench/approval-queue';
import { approveTogether } from './staff/workbench/approve-together';
import { askForMore } from './staff/workbench/ask-for-more';
import { releaseApproval, takeApproval } from './staff/workbench/take-approval';
import {
  claimLogin,
  claimLogout,
  refreshClaimToken,
  triggerClaimOtp,
  triggerClaimantOtp,
} from './claims/claimants/sign-in';
import { continuePolicy } from './claims/takeover/continue-policy';
import { continuation } from './claims/takeover/continuation';
import { claimLetter, payoutProof } from './claims/papers/own-papers';
import { openClaim } from './claims/customer/open-claim';
import { setFuneralParlour } from './claims/customer/funeral-parlour';
import { setPayeeAccount } from './claims/customer/payee-account';
import { claim, claims } from './claims/customer/read-claims';
import { reopenClaim } from './claims/customer/reopen-claim';
import { sendClaimDocument } from './claims/customer/send-document';
import { sendRepresentations } from './claims/customer/send-representations';
import { withdrawClaim } from './claims/customer/withdraw-claim';
import { ownDeathReports, sayAlive } from './claims/death-reports/alive';
import { reportDeath, triggerDeathReportOtp } from './claims/death-reports/report-death';
import { reportOfReporter, sendReportDocument } from './claims/death-reports/own-report';
import { deathReport, deathReportFile, deathReports } from './claims/death-reports/staff-reads';
import { closeDeathReport, recordDeathReport, reporterContacted } from './claims/death-reports/staff-writes';
import { payouts } from './claims/payouts/list-payouts';
import { askCash } from './claims/staff/cash/ask-cash';
import { confirmCash } from './claims/staff/cash/confirm-cash';
import { giveBackCash } from './claims/staff/cash/give-back-cash';
import { voucherReport } from './claims/payouts/voucher-report';
import { payoutReport } from './claims/payouts/payout-report';
import { letIn } from './claims/staff/let-in';
import { releasePayoutAccount } from './claims/payouts/release-account';
import { tracePayee } from './claims/payouts/trace-payee';
import { retryPayout } from './claims/payouts/retry-payout';
import { claimCase, claimFile } from './claims/staff/claim-case';
import { claimFilePdf } from './claims/papers/claim-file-pdf';
import { claimQueue } from './claims/staff/claim-queue';
import { askDeathRegister } from './claims/register/ask-register';
import { liftAlive } from './claims/register/lift-alive';
import { confirmDeath } from './claims/staff/death/confirm-death';
import { confirmClaim } from './claims/staff/decision/confirm';
import { recommendClaim } from './claims/staff/decision/recommend';
import { disputeClaim } from './claims/staff/dispute';
import { judgeClaimDocument } from './claims/staff/documents/judge-document';
import { receiveClaimDocument } from './claims/staff/documents/receive-document';
import { giveBackClaim } from './claims/staff/give-back';
import { noteClaimFacts } from './claims/staff/note-facts';
import { openClaimFor } from './claims/staff/open-for';
import { recallClaim } from './claims/staff/recall';
import { reopenClaimFor } from './claims/staff/reopen';
import { answerRepresentations } from './claims/staff/representations/answer';
import { confirmAnswer } from './claims/staff/representations/confirm-answer';
import { receiveRepresentations } from './claims/staff/representations/receive';
import { releaseClaim, takeClaim } from './claims/staff/take-claim';
import { voidClaim } from './claims/staff/void';
import { whoAmI } from './who-am-i';

/** What the service does for each row of the table of endpoints. A row that is not here answers 501. */
export type UseCases = { [Name in EndpointName]?: UseCase<Endpoints[Name]> };

const additions = Object.values<Endpoint>(endpoints)
  .filter(({ isAddition }) => isAddition)
  .map(({ route }) => route);

export const useCases: UseCases = {
  capabilities: { for: 'everybody-alike', data: { calls: additions, without: [] } },

  triggerLoginOtp: { for: 'anybody', run: triggerLoginOtp },
  login: { for: 'anybody', run: login },
  refreshToken: { for: 'anybody', run: refreshToken },
  logout: { for: 'signed-in', run: logout },
  selectPolicy: { for: 'own-policy', run: selectPolicy },
  whoAmI: { for: 'signed-in', run: whoAmI },
  home: { for: 'customer', run: home },

  policies: { for: 'customer', run: policies },
  policiesByIdNumber: { for: 'signed-in', run: policiesByIdNumber },
  policyById: { for: 'signed-in', run: policyById },
  policy: { for: 'policy-view', view: policy },
  policyDocument: { for: 'policy', run: policyDocument },
  documentText: { for: 'policy', run: documentText },
  documents: { for: 'policy', run: documents },
  documentFile: { for: 'policy', run: documentFile },
  uploadDocument: { for: 'policy', run: uploadDocument },
  startUpload: { for: 'policy', run: startUpload },
  partialUpload: { for: 'policy', run: partialUpload },
  putPart: { for: 'policy', run: putPart },
  cancelUpload: { for: 'policy', run: cancelUpload },
  paymentProof: { for: 'policy', run: paymentProof },
  premiumStatement: { for: 'policy', run: premiumStatement },
  currentCertificate: { for: 'policy', run: currentCertificate },
  benefitCertificate: { for: 'policy', run: benefitCertificate },
  certificateState: { for: 'anybody', run: certificateState },
  paidStatus: { for: 'policy', run: paidStatus },
  cover: { for: 'policy', run: cover },
  confirmDetails: { for: 'own-policy', run: confirmDetails },
  addPolicy: { for: 'policy-or-new', run: addPolicy },

  updateMainMember: { for: 'policy', run: changing('update-main-member', planners.UPDATE_CONTACT) },
  updateMainMemberProduct: { for: 'policy', run: changing('update-main-member-product', planners.CHANGE_PRODUCT) },
  addSupplementaryBenefits: {
    for: 'policy',
    run: changing('add-main-member-supplementary-benefits', planners.ADD_SUPPLEMENTARY_BENEFITS),
  },
  addChild: { for: 'policy', run: changing('add-child', planners.ADD_CHILD) },
  updateChild: { for: 'policy', run: changing('update-child', planners.UPDATE_CHILD) },
  deleteChild: { for: 'policy', run: changing('delete-child', planners.DELETE_CHILD) },
  addSpouse: { for: 'policy', run: changing('add-spouse', planners.ADD_SPOUSE) },
  updateSpouse: { for: 'policy', run: changing('update-spouse', planners.UPDATE_SPOUSE) },
  deleteSpouse: { for: 'policy', run: changing('delete-spouse', planners.DELETE_SPOUSE) },
  addExtendedMember: { for: 'policy', run: changing('add-extended-member', planners.ADD_EXTENDED_MEMBER) },
  updateExtendedMember: { for: 'policy', run: changing('update-extended-member', planners.UPDATE_EXTENDED_MEMBER) },
  deleteExtendedMember: { for: 'policy', run: changing('delete-extended-member', planners.DELETE_EXTENDED_MEMBER) },
  addBeneficiary: { for: 'policy', run: changing('add-beneficiary', planners.ADD_BENEFICIARY) },
  updateBeneficiary: { for: 'policy', run: changing('update-beneficiary', planners.UPDATE_BENEFICIARY) },
  pendingApprovalActions: { for: 'policy', run: pendingApprovalActions },
  closedApprovalActions: { for: 'policy', run: closedApprovalActions },
  updateApprovalAction: { for: 'policy', run: updateApprovalAction },
  allowedActions: { for: 'policy', run: allowedActions },
  drafts: { for: 'own-policy', run: drafts },
  saveDraft: { for: 'own-policy', run: saveDraft },
  deleteDraft: { for: 'own-policy', run: deleteDraft },
  otp: { for: 'own-policy', run: otp },
  productChangeQuote: { for: 'policy', run: productChangeQuote },
  extendedMemberQuote: { for: 'policy', run: extendedMemberQuote },

  products: { for: 'signed-in', run: productsForCaller },
  legacyProducts: { for: 'everybody-alike', data: legacyProductRecords },
  supplementaryBenefits: { for: 'signed-in', run: benefitsForCaller },
  updateBankingDetails: { for: 'policy', run: updateBankingDetails },
  updatePaymentMethod: { for: 'policy', run: changing('update-payment-method', planners.UPDATE_PAYMENT_METHOD) },
  debiCheckCallback: { for: 'report', run: debiCheckCallback },
  collectionCallback: { for: 'report', run: collectionCallback },
  initiatePayatPayment: { for: 'own-policy', run: initiatePayatPayment },
  payatCallback: { for: 'report', run: payatCallback },
  banks: { for: 'everybody-alike', data: [...banks] },

  notifications: { for: 'signed-in', run: notifications },
  readNotification: { for: 'customer', run: readNotification },

  searchPolicies: { for: 'staff', run: searchPolicies },
  servicings: { for: 'staff', run: servicings },
  openPolicy: { for: 'staff', run: openPolicy },
  closePolicy: { for: 'staff', run: closePolicy },
  policySummary: { for: 'servicing', run: policySummary },
  writeNote: { for: 'servicing', run: writeNote },
  sendPaymentLink: { for: 'servicing', run: sendPaymentLink },
  noteReveal: { for: 'servicing', run: noteReveal },
  accessLog: { for: 'policy', run: accessLog },
  policyHistory: { for: 'policy', run: policyHistory },
  searchAudit: { for: 'staff', run: searchAudit },
  exportAudit: { for: 'staff', run: exportAudit },
  failedMessages: { for: 'staff', run: failedMessages },
  sendMessageAgain: { for: 'staff', run: sendMessageAgain },
  letterPosted: { for: 'staff', run: letterPosted },

  unusedMoney: { for: 'staff', run: unusedMoney },
  matchMoney: { for: 'staff', run: matchMoney },
  askMoneyRefund: { for: 'staff', run: askMoneyRefund },
  decideMoneyRefund: { for: 'staff', run: decideMoneyRefund },
  payMoneyRefund: { for: 'staff', run: payMoneyRefund },
  debitExceptions: { for: 'staff', run: debitExceptions },
  closeDebitException: { for: 'staff', run: closeDebitException },
  setApartPolicies: { for: 'staff', run: setApartPolicies },
  trySetApartPolicy: { for: 'staff', run: trySetApartPolicy },
  trySetApartItem: { for: 'staff', run: trySetApartItem },

  approvalQueue: { for: 'staff', run: approvalQueue },
  approvalCase: { for: 'staff', run: approvalCase },
  takeApproval: { for: 'staff', run: takeApproval },
  releaseApproval: { for: 'staff', run: releaseApproval },
  askForMore: { for: 'staff', run: askForMore },
  approveTogether: { for: 'staff', run: approveTogether },

  triggerDeathReportOtp: { for: 'anybody', run: triggerDeathReportOtp },
  reportDeath: { for: 'anybody', run: reportDeath },
  reportOfReporter: { for: 'reporter', run: reportOfReporter },
  sendReportDocument: { for: 'reporter', run: sendReportDocument },
  ownDeathReports: { for: 'own-policy', run: ownDeathReports },
  sayAlive: { for: 'own-policy', run: sayAlive },
  deathReports: { for: 'staff', run: deathReports },
  deathReport: { for: 'staff', run: deathReport },
  deathReportFile: { for: 'staff', run: deathReportFile },
  recordDeathReport: { for: 'staff', run: recordDeathReport },
  reporterContacted: { for: 'staff', run: reporterContacted },
  closeDeathReport: { for: 'staff', run: closeDeathReport },

  triggerClaimOtp: { for: 'anybody', run: triggerClaimOtp },
  claimLogin: { for: 'anybody', run: claimLogin },
  refreshClaimToken: { for: 'anybody', run: refreshClaimToken },
  claimLogout: { for: 'claimant-or-reporter', run: claimLogout },
  triggerClaimantOtp: { for: 'claimant', run: triggerClaimantOtp },
  continuation: { for: 'claimant', run: continuation },
  continuePolicy: { for: 'claimant', run: continuePolicy },
  claims: { for: 'family-or-reporter', run: claims },
  openClaim: { for: 'customer', run: openClaim },
  claim: { for: 'family', run: claim },
  sendClaimDocument: { for: 'family', run: sendClaimDocument },
  setPayeeAccount: { for: 'family', run: setPayeeAccount },
  setFuneralParlour: { for: 'family', run: setFuneralParlour },
  sendRepresentations: { for: 'family', run: sendRepresentations },
  withdrawClaim: { for: 'family', run: withdrawClaim },
  reopenClaim: { for: 'family', run: reopenClaim },

  claimQueue: { for: 'staff', run: claimQueue },
  openClaimFor: { for: 'staff', run: openClaimFor },
  claimCase: { for: 'staff', run: claimCase },
  takeClaim: { for: 'staff', run: takeClaim },
  releaseClaim: { for: 'staff', run: releaseClaim },
  receiveClaimDocument: { for: 'staff', run: receiveClaimDocument },
  claimFile: { for: 'staff', run: claimFile },
  judgeClaimDocument: { for: 'staff', run: judgeClaimDocument },
  noteClaimFacts: { for: 'staff', run: noteClaimFacts },
  confirmDeath: { for: 'staff', run: confirmDeath },
  askDeathRegister: { for: 'staff', run: askDeathRegister },
  liftAlive: { for: 'staff', run: liftAlive },
  recommendClaim: { for: 'staff', run: recommendClaim },
  confirmClaim: { for: 'staff', run: confirmClaim },
  giveBackClaim: { for: 'staff', run: giveBackClaim },
  disputeClaim: { for: 'staff', run: disputeClaim },
  recallClaim: { for: 'staff', run: recallClaim },
  reopenClaimFor: { for: 'staff', run: reopenClaimFor },
  receiveRepresentations: { for: 'staff', run: receiveRepresentations },
  answerRepresentations: { for: 'staff', run: answerRepresentations },
  confirmAnswer: { for: 'staff', run: confirmAnswer },
  voidClaim: { for: 'staff', run: voidClaim },

  letIn: { for: 'staff', run: letIn },
  payouts: { for: 'staff', run: payouts },
  tracePayee: { for: 'staff', run: tracePayee },
  retryPayout: { for: 'staff', run: retryPayout },
  releasePayoutAccount: { for: 'staff', run: releasePayoutAccount },
  askCash: { for: 'staff', run: askCash },
  confirmCash: { for: 'staff', run: confirmCash },
  giveBackCash: { for: 'staff', run: giveBackCash },
  payoutReport: { for: 'report', run: payoutReport },
  voucherReport: { for: 'report', run: voucherReport },

  payoutProof: { for: 'family', run: payoutProof },
  claimLetter: { for: 'family', run: claimLetter },
  claimFilePdf: { for: 'staff', run: claimFilePdf },
};
