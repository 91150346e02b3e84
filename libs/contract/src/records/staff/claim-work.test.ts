import { expect, it } from 'vitest';
import { type Schema } from '../../endpoint';
import { readBody } from '../../read-body';
import { goodBodies } from '../../testing/bodies';
import { SendClaimDocumentSchema } from '../claim-document';
import { JudgeDocumentSchema, RecommendClaimSchema } from './claim-work';

const judged = { verdict: 'ACCEPTED', version: 1 };
const recommended = { ...goodBodies['recommendClaim'] };
const approved = { ...recommended, kind: 'APPROVE', reasonCode: null, wording: null, reasonText: null };

it.each<[Schema, object, string | null, string | null]>([
  [SendClaimDocumentSchema, { documentId: 'one', version: 1 }, 'files', 'Choose a file'],
  [SendClaimDocumentSchema, { documentId: 'one', helpAsked: true, version: 1 }, null, null],
  [JudgeDocumentSchema, judged, null, null],
  [JudgeDocumentSchema, { ...judged, verdict: 'NOT_USABLE' }, 'reason', 'Select why it cannot be used'],
  [JudgeDocumentSchema, { ...judged, verdict: 'WAIVED' }, 'note', 'Say why we do without it'],
  [JudgeDocumentSchema, { ...judged, verdict: 'WAIVED', note: 'Seen in the register' }, null, null],
  [RecommendClaimSchema, recommended, null, null],
  [RecommendClaimSchema, approved, null, null],
  [RecommendClaimSchema, { ...recommended, reasonCode: null }, 'reasonCode', 'Select why it is refused'],
  [RecommendClaimSchema, { ...recommended, wording: ' ' }, 'wording', 'Enter the clause of the policy, word for word'],
  [RecommendClaimSchema, { ...approved, correctedAmount: 9 }, 'reasonText', 'Enter the reason for the correction'],
  [
    RecommendClaimSchema,
    { ...approved, isDisinterested: false },
    'isDisinterested',
    'Confirm that you do not know this family and gain nothing from this claim',
  ],
])(
  'what is done about a claim is taken whole, and refused beside the field that it lacks (%#)',
  (schema, body, field, message) => {
    const read = readBody(schema, body);
    expect(read.success).toBe(field === null);
    if (!read.success) expect(read).toMatchObject({ errors: [{ field, message }] });
  },
);
