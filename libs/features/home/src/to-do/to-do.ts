import { type ApprovalAction, childStudiesPath, draftWordsOf, pathOfForm, portalPaths } from '@portal/contract';
import { missingDocumentWords, requestTitle } from '@portal/contract/words';
import {
  activeBeneficiaries,
  addDays,
  answerUntil,
  canBeReinstated,
  coverEndsTitle,
  endingNoticeDays,
  estateSentence,
  formatRand,
  isConfirmationDue,
  isFinalStatus,
  isMandateInForce,
  isSamePerson,
  outstandingAmount,
  type PlainDate,
  termsBeforeSentence,
  timeInJohannesburg,
  todayInJohannesburg,
  unapprovedSentence,
} from '@portal/domain';
import { plain, type ToDo, type ToDoFacts } from './to-do-facts';

/** What needs the policyholder now, what is due first before the rest. Empty when nothing does. */
export function toDos(facts: ToDoFacts): ToDo[] {
  const found = [
    ...payments(facts),
    ...requests(facts),
    ...account(facts),
    ...debitOrder(facts),
    ...proofs(facts),
    ...endings(facts),
    ...beneficiary(facts),
    ...confirmation(facts),
    ...halfDone(facts),
  ];
  return found.toSorted((one, other) => (one.until ?? never).localeCompare(other.until ?? never));
}

const never = '9999-12-31';

function payments({ policy, today, payPath }: ToDoFacts): ToDo[] {
  const { Policy_Status: status, Premium_Status, Amount_Due, Next_Due_Date, PaymentMethod } = policy;
  const owed = formatRand(outstandingAmount(policy));
  const pay = (title: string, amount: string, until: PlainDate | null): ToDo[] => [
    { ...plain, id: 'pay', title, until, button: { label: `Pay ${amount}`, to: payPath } },
  ];
  if (Premium_Status === 'PROCESSING') return [];
  if (status === 'IN_GRACE') return pay(`Pay ${owed} to keep your cover`, owed, policy.Grace_End_Date);
  if (status === 'LAPSED' && canBeReinstated(policy, today)) {
    return pay(`Pay ${owed} to bring your cover back`, owed, policy.Reinstatement_End_Date);
  }
  const due = formatRand(Amount_Due);
  const { Payment_Method, Mandate_Status } = PaymentMethod;
  // A payer who has not agreed to a debit order can pay all the same.
  const isCollected = Payment_Method === 'DEBIT_ORDER' && isMandateInForce(Mandate_Status);
  if (Premium_Status === 'FIRST_PREMIUM_OUTSTANDING') {
    if (isCollected) return [];
    return pay('Pay your first premium to start your cover', due, Next_Due_Date);
  }
  const comesByItself = isCollected || Payment_Method === 'SALARY_DEDUCTION';
  return Premium_Status === 'DUE' && !comesByItself ? pay('Pay your next premium', due, Next_Due_Date) : [];
}

function requests({ actions }: ToDoFacts): ToDo[] {
  return actions.filter(isPolicyholdersMove).map((action) => {
    const { id, missingDocument, asked, expiresAt } = action;
    const common = { ...plain, id, until: todayInJohannesburg(new Date(expiresAt)) };
    const to = portalPaths.request(id);
    const title = requestTitle(action);
    if (missingDocument) {
      const { title: needed, sentence } = missingDocumentWords(missingDocument);
      return { ...common, title: `${title}: ${lowerFirst(needed)}`, why: sentence, button: { label: 'Send it', to } };
    }
    if (asked) return { ...common, title: `${title}: answer what we asked`, button: { label: 'Answer', to } };
    return { ...common, title: `${title}: approve or decline it`, button: { label: 'Decide', to } };
  });
}

/** Whether a request waits for the policyholder, and not for us. */
export const isPolicyholdersMove = ({ status, canApprove, missingDocument, asked }: ApprovalAction): boolean =>
  status === 'PENDING' && (canApprove || missingDocument !== null || Boolean(asked));

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

function account({ policy }: ToDoFacts): ToDo[] {
  const { BankingDetails, PaymentMethod, Policy_Status } = policy;
  const isUsed = PaymentMethod.Payment_Method === 'DEBIT_ORDER' && !isFinalStatus(Policy_Status);
  if (!isUsed || BankingDetails?.Verification_Status !== 'FAILED_VERIFICATION') return [];
  return [
    {
      ...plain,
      id: 'account',
      title: 'Correct your bank account',
      why: BankingDetails.Verification_Message,
      button: { label: 'Correct it', to: portalPaths.updateBankingDetails() },
    },
  ];
}

/** A debit order that the payer approves at the bank, or a change of one. Source: docs/domain/banking.md#r3-7. */
function debitOrder({ policy, today }: ToDoFacts): ToDo[] {
  const { DebiCheckMandate: mandate, BankingDetails, PaymentMethod, Policy_Status: status } = policy;
  const isUsed = PaymentMethod.Payment_Method === 'DEBIT_ORDER' && status !== 'PAID_UP' && !isFinalStatus(status);
  if (mandate === null || !isUsed) return [];
  const isOwn = BankingDetails === null || BankingDetails.Account_Holder_Relationship === 'SELF';
  const approve = (what: string) =>
    isOwn ? `Approve ${what} with your bank` : `Ask ${mandate.Debtor_Name} to approve ${what} with their bank`;
  const common = { ...plain, id: 'mandate', button: { label: 'See how', to: portalPaths.bankingDetails() } };
  if (mandate.Mandate_Status === 'AMENDMENT_PENDING') {
    return [{ ...common, title: approve('the change of your debit order'), why: termsBeforeSentence }];
  }
  if (mandate.Mandate_Status !== 'PENDING_AUTHENTICATION') return [];
  const asked = answerUntil(mandate);
  const until = asked && todayInJohannesburg(asked);
  const isOver = until !== null && until < today;
  const why = [
    isOver && 'If the bank shows nothing to approve any more, send the account again.',
    asked && !isOver && `The bank takes the answer until ${timeInJohannesburg(asked)}.`,
    unapprovedSentence,
    status === 'PENDING' && 'Your cover starts once the first premium is paid.',
  ];
  return [
    {
      ...common,
      title: approve('the debit order'),
      why: why.filter(Boolean).join(' '),
      until: isOver ? null : until,
    },
  ];
}

/** Whether a request under way answers it already: a change of this child, or the child's move to extended cover. */
function isAnswered({ policy, actions }: ToDoFacts, childId: string): boolean {
  const child = policy.Children.find(({ id }) => id === childId);
  return actions.some(({ status, actionType, entityId, proposedValue }) => {
    if (status !== 'PENDING') return false;
    const isMoved =
      actionType === 'ADD_EXTENDED_MEMBER' && child && proposedValue && isSamePerson(child, proposedValue);
    return entityId === childId || Boolean(isMoved);
  });
}

function proofs(facts: ToDoFacts): ToDo[] {
  return facts.cover.people.flatMap(({ personId, firstName, threats }) =>
    threats
      .filter(({ kind }) => kind === 'proof-of-study' && !isAnswered(facts, personId))
      .map(({ until }) => ({
        ...plain,
        id: `study-${personId}`,
        title: `Send proof of study for ${firstName}`,
        until,
        button: { label: 'Send it', to: childStudiesPath(personId) },
      })),
  );
}

function endings(facts: ToDoFacts): ToDo[] {
  const { cover, today } = facts;
  return cover.people.flatMap(({ personId, firstName, role, nextChange, threats }) => {
    const isEnding = role === 'CHILD' && nextChange?.what === 'ends' && threats.length === 0;
    if (!isEnding || nextChange.on > addDays(today, endingNoticeDays) || isAnswered(facts, personId)) return [];
    return [
      {
        ...plain,
        id: `ends-${personId}`,
        title: coverEndsTitle(firstName, nextChange.on),
        why: `See how ${firstName} can stay covered.`,
        until: addDays(nextChange.on, -1),
        button: { label: 'See how', to: portalPaths.childDetails(personId) },
      },
    ];
  });
}

function beneficiary({ policy }: ToDoFacts): ToDo[] {
  if (isFinalStatus(policy.Policy_Status) || activeBeneficiaries(policy).length > 0) return [];
  return [
    {
      ...plain,
      id: 'beneficiary',
      title: 'Name who is paid',
      why: estateSentence,
      button: { label: 'Add a beneficiary', to: portalPaths.addBeneficiary() },
    },
  ];
}

function confirmation({ policy, today }: ToDoFacts): ToDo[] {
  if (!isConfirmationDue(policy, today)) return [];
  return [
    {
      ...plain,
      id: 'confirmation',
      title: 'Is everything still right?',
      why: 'We ask once a year: who is covered, who is paid and how we reach you.',
      button: { label: 'Check it', to: portalPaths.confirmDetails() },
    },
  ];
}

function halfDone({ drafts }: ToDoFacts): ToDo[] {
  return drafts.flatMap((draft) => {
    const { form, recordId, expiresAt } = draft;
    const to = pathOfForm(form, recordId);
    const words = draftWordsOf(form);
    if (to === null || words === null) return [];
    const title = `Continue ${words}`;
    const until = todayInJohannesburg(new Date(expiresAt));
    return [{ ...plain, id: `${form}/${recordId}`, title, until, button: { label: 'Continue', to }, draft }];
  });
}
