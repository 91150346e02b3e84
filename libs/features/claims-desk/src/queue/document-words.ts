import { type QueuedClaim } from '@portal/contract';

type Facts = Pick<QueuedClaim, 'documentsMissing' | 'documentsToJudge'>;

/** How many documents are missing or to judge: `2 missing, 1 to judge`. */
export function documentWords({ documentsMissing, documentsToJudge }: Facts): string {
  const parts = [
    ...(documentsMissing > 0 ? [`${documentsMissing} missing`] : []),
    ...(documentsToJudge > 0 ? [`${documentsToJudge} to judge`] : []),
  ];
  return parts.length === 0 ? 'Documents complete' : parts.join(', ');
}
