import { type ClaimRow } from '@portal/service-store';

/** What the audit keeps of a claim that was opened, whoever opened it. */
export const openedDetails = ({ reference, lifeKind, status, record }: ClaimRow) => {
  const { lifeId, dateOfDeath, causeReported, channel } = record;
  return { reference, lifeKind, lifeId, dateOfDeath, causeReported, channel, status };
};
