import { type detailsThatDiffer, JudgeDocumentSchema, type verdicts } from '@portal/contract';
import { type ClaimDocumentType, codeList, type DeceasedKind, notUsableReasons } from '@portal/domain';
import {
  checkboxCards,
  date,
  defineForm,
  money,
  number,
  radios,
  select,
  text,
  textArea,
  type Widget,
} from '@portal/forms';
import { causeChoices } from '../shared/cause-words';

interface Judged {
  readonly verdict?: unknown;
}
const isAccepted = ({ verdict }: Judged) => verdict === 'ACCEPTED';
const isNotUsable = ({ verdict }: Judged) => verdict === 'NOT_USABLE';
const isWaived = ({ verdict }: Judged) => verdict === 'WAIVED';

const verdictLabels = codeList({
  ACCEPTED: 'Accept it',
  NOT_USABLE: 'It is not usable',
  WAIVED: 'We do without it',
} satisfies Record<(typeof verdicts)[number], string>);
/** What can become of a document that has not come. */
const withoutFiles = verdictLabels.filter(({ code }) => code === 'WAIVED');

type Detail = (typeof detailsThatDiffer)[number];
const differingLabels = codeList({
  NAMES: 'Names',
  ID_NUMBER: 'ID number',
  DATE_OF_BIRTH: 'Date of birth',
} satisfies Record<Detail, string>);
const differing = {
  name: 'says.detailsThatDiffer',
  label: 'What differs from the policy?',
  widget: checkboxCards(differingLabels) as Widget<Detail[]>,
} as const;

const verdict = { name: 'verdict', label: 'What becomes of it?', widget: radios(verdictLabels) } as const;
const reason = {
  name: 'reason',
  label: 'Why can it not be used?',
  hint: 'The family reads this and sends a new one.',
  widget: select(notUsableReasons),
  when: isNotUsable,
  optional: false,
} as const;
const note = {
  name: 'note',
  label: 'Why do we do without it?',
  hint: 'At most 500 characters.',
  widget: textArea({ maxLength: 500, rows: 2 }),
  when: isWaived,
  optional: false,
} as const;
const writtenOn = { name: 'says.writtenOn', label: 'Date of the document', widget: date() } as const;
const legend = 'What it says';

const start = [verdict, reason, note] as const;

const weeks = { name: 'says.weeks', label: 'Weeks of pregnancy', widget: number() } as const;

/** A document about a death: its day, its cause, and what differs from the policy. */
const aboutDeathOf = (who: 'stillborn' | 'somebody') =>
  defineForm({
    name: 'judge-document-about-death',
    schema: JudgeDocumentSchema,
    given: ['version'],
    items: [
      ...start,
      {
        legend,
        hint: 'Type what it names; leave the rest.',
        when: isAccepted,
        fields: [
          writtenOn,
          { name: 'says.dateOfDeath', label: 'Date of death', widget: date() },
          { name: 'says.cause', label: 'Cause of death', widget: select(causeChoices) },
          ...(who === 'stillborn' ? [weeks] : []),
          {
            name: 'says.serialNumber',
            label: 'Serial number of a DHA-1663',
            widget: text({ autoComplete: 'off', spellCheck: false }),
          },
          differing,
        ],
      },
    ],
  });
const aboutDeath = /* @__PURE__ */ aboutDeathOf('somebody');
const aboutStillborn = /* @__PURE__ */ aboutDeathOf('stillborn');

/** An invoice: what it comes to. */
const invoice = /* @__PURE__ */ defineForm({
  name: 'judge-invoice',
  schema: JudgeDocumentSchema,
  given: ['version'],
  items: [
    ...start,
    {
      legend,
      when: isAccepted,
      fields: [writtenOn, { name: 'says.amount', label: 'Amount', widget: money() }],
    },
  ],
});

/** Any other document: only what differs from the policy. */
const plain = /* @__PURE__ */ defineForm({
  name: 'judge-document',
  schema: JudgeDocumentSchema,
  given: ['version'],
  items: [
    ...start,
    {
      legend,
      when: isAccepted,
      fields: [writtenOn, differing],
    },
  ],
});

/** A document that has not come. */
const missing = /* @__PURE__ */ defineForm({
  name: 'judge-missing-document',
  schema: JudgeDocumentSchema,
  given: ['version'],
  items: [{ ...verdict, widget: radios(withoutFiles) }, note],
});

const ofDeath: readonly ClaimDocumentType[] = [
  'DEATH_CERTIFICATE',
  'NOTICE_OF_DEATH',
  'STILLBIRTH_LETTER',
  'POLICE_STATEMENT',
  'FOREIGN_DEATH_DOCUMENTS',
];
const invoices: readonly ClaimDocumentType[] = ['PARLOUR_INVOICE', 'TRANSPORT_INVOICE'];

interface Judging {
  type: ClaimDocumentType;
  files: readonly unknown[];
}

/** What is asked about a document, by what it is and whom the claim is about. */
export function judgeForm({ type, files }: Judging, who: DeceasedKind) {
  if (files.length === 0) return missing;
  if (ofDeath.includes(type)) return who === 'STILLBORN' ? aboutStillborn : aboutDeath;
  return invoices.includes(type) ? invoice : plain;
}
