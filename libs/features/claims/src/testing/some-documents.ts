import { aDocument } from './a-claim';

/** What a spouse is asked for besides, when nothing was shown at entry. */
export const marriage = aDocument({
  id: 'marriage',
  type: 'MARRIAGE_CERTIFICATE',
  alsoTakes: ['AFFIDAVIT'],
  label: 'Proof of your marriage or union',
  why: 'We have no proof of the marriage or union on record.',
});

/** What is asked for where the amount depends on the cause. */
export const notice = aDocument({
  id: 'notice',
  type: 'NOTICE_OF_DEATH',
  label: 'DHA-1663, all pages',
  why: 'It names the cause of death, and what we pay depends on the cause.',
});

/** A photo that was sent for a document. */
export const sent = (id: string) => [{ id, name: `${id}.jpg`, receivedAt: '2026-11-18T09:30:00.000Z' }];

/** Two documents that were sent, one of them looked at. */
export const here = [
  aDocument({ status: 'ACCEPTED', files: sent('certificate') }),
  { ...marriage, status: 'RECEIVED', files: sent('marriage') } as const,
];
