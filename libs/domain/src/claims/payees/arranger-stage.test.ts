import { expect, it } from 'vitest';
import { arrangerStage, type ArrangerStageFacts } from './arranger-stage';

const nothingYet = {
  decideBy: null,
  isAsked: false,
  isInvoiceAccepted: false,
  mayAsk: true,
  toCome: 0,
  isReady: false,
  paid: 0,
};
const decided = { ...nothingYet, status: 'APPROVED' } as const;
const upTo = 'Up to R 20 000 can be paid to the funeral parlour at once. The rest is for the estate.';
const which = 'Tell us which funeral parlour to pay';

it.each<[why: string, facts: ArrangerStageFacts, heading: string, text: string]>([
  [
    'nothing was asked, and documents are missing',
    { ...nothingYet, status: 'REPORTED' },
    which,
    `${upTo} We have not decided about the claim yet.`,
  ],
  [
    'nothing was asked, and it is known when we decide',
    { ...nothingYet, status: 'IN_ASSESSMENT', decideBy: '2026-11-24' },
    which,
    `${upTo} We will tell you our decision by 24 November 2026.`,
  ],
  [
    'they asked, and we need more time',
    { ...nothingYet, status: 'DISPUTED', isAsked: true, decideBy: '2026-12-14' },
    'We have your request',
    'We will tell you our decision by 14 December 2026. If we approve it, we pay the funeral parlour as soon as we have accepted its invoice.',
  ],
  ['it is approved and nothing was asked', decided, which, `The claim is approved. ${upTo}`],
  [
    'the invoice is missing',
    { ...decided, isAsked: true },
    'We need the invoice of the funeral parlour',
    'The claim is approved. We pay the funeral parlour as soon as we have accepted its invoice.',
  ],
  [
    'it goes with the next run',
    { ...decided, isAsked: true, isInvoiceAccepted: true, toCome: 20_000, isReady: true },
    'We pay the funeral parlour',
    'We will pay the funeral parlour R 20 000. It can take one business day until its bank shows it.',
  ],
  [
    'its account is not verified',
    { ...decided, isAsked: true, isInvoiceAccepted: true, toCome: 20_000 },
    'We pay the funeral parlour',
    'We will pay the funeral parlour R 20 000 as soon as we know that the account is its own.',
  ],
  [
    'it was paid, whoever else still waits',
    { ...decided, isAsked: true, isInvoiceAccepted: true, mayAsk: false, paid: 9000.5 },
    'We have paid the funeral parlour',
    'We paid the funeral parlour R 9 000,50.',
  ],
  [
    'the estate has everything',
    { ...decided, status: 'PAID', mayAsk: false },
    'We cannot pay a funeral parlour now',
    'Nothing is left of this claim that a funeral parlour can be paid from.',
  ],
  [
    'it is refused',
    { ...decided, status: 'REPUDIATED', isAsked: true },
    'We cannot pay this claim',
    'We are sorry. We pay nothing to the funeral parlour. Our reasons go to whoever speaks for the estate.',
  ],
  [
    'it is closed for now',
    { ...decided, status: 'DORMANT' },
    'The claim is closed for now',
    'You can open it again at any time. Nothing is lost.',
  ],
])('whoever arranges the funeral reads, when %s', (_, facts, heading, text) => {
  const said = arrangerStage(facts);
  expect({ heading: said.heading, text: said.text.replaceAll('\u00a0', ' ') }).toEqual({ heading, text });
});
