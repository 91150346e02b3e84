import { type DeceasedKind, isOpenClaim } from '@portal/domain';
import { processDueEvents, tellClaimants } from '@portal/service-change-pipeline';
import {
  appendAudit,
  type ClaimRow,
  type DeathReportRow,
  lockPolicy,
  type PolicyRow,
  type RandomSource,
  type Transaction,
} from '@portal/service-store';
import { noticeOfOpen } from '../claim-notices';
import { withFilesOfReport } from '../documents/files-of-report';
import { addClaim } from '../opening/add-claim';
import { openedDetails } from '../opening/opened-details';
import { standingClaim } from '../opening/standing-claim';
import { withReporter } from '../opening/with-reporter';
import { saveFollowed } from '../staff/save-claim';
import { nobody } from '../with-event';

interface Tools {
  random: RandomSource;
}

/** Somebody on a policy, whose death was reported from a number that is on record there. */
interface Linked {
  policy: Pick<PolicyRow, 'policyNumber'>;
  life: { id: string };
  kind: DeceasedKind;
  /** Whose number is on record there: of whoever reported it, or of whoever signs in to claim. */
  cellNumber: string | null;
}

/**
 * Opens the claim that a linked report leads to, with whoever came forward among those who claim, and tells them. Where a claim is open about the
 * person, they join that one. The policy is held before the report. Source: docs/domain/claims.md#c1-3.
 */
export async function openLinkedClaim(
  tools: Tools,
  tx: Transaction,
  report: DeathReportRow,
  { policy: { policyNumber }, life: { id: lifeId }, kind, cellNumber }: Linked,
  now: Date,
): Promise<void> {
  const found = await lockPolicy(tx, policyNumber);
  if (found === null) throw new Error('The policy of a report is gone');
  const { row: policy } = await processDueEvents(tools, tx, found, now);
  const first = await standingClaim(tx, policyNumber, lifeId);
  const opened = first ?? (await open(tools, tx, report, { policy, lifeId, kind, now }));
  if (opened === null || !isOpenClaim(opened.status)) return;
  const before = opened.record.claimants;
  const isNew = (id: string) => first === null || before.some((one) => one.id === id && !one.hasComeForward);
  const sent = first === null ? await withFilesOfReport(tools, tx, opened, { report, now }) : opened.record;
  const record = { ...sent, claimants: withReporter(before, cellNumber) };
  const call = { request: { now } };
  const claim = await saveFollowed(call, tools, tx, { claim: opened, policy }, { status: opened.status, record });
  const came = claim.record.claimants.filter((one) => one.isReporter && one.cellNumber === cellNumber && isNew(one.id));
  await tellClaimants(tools, tx, { claim, policy }, came, noticeOfOpen(claim, null), now);
}

interface Opening {
  policy: PolicyRow;
  lifeId: string;
  kind: DeceasedKind;
  now: Date;
}

/** Null where the day of death does not fit the person: then staff look. */
async function open(
  tools: Tools,
  tx: Transaction,
  report: DeathReportRow,
  { policy, lifeId, kind, now }: Opening,
): Promise<ClaimRow | null> {
  const { channel, dateOfDeath } = report;
  const added = await addClaim(tools, tx, {
    policy,
    body: {
      lifeId,
      stillborn: null,
      newborn: null,
      dateOfDeath,
      placeOfDeath: null,
      countryOfDeath: 'ZA',
      causeReported: 'UNKNOWN',
      paidByOtherInsurers: null,
    },
    channel,
    deathReportId: report.id,
    holder: kind === 'MAIN_MEMBER' ? null : { isSignedIn: false },
    by: nobody,
    now,
  });
  if (!added.success) return null;
  await appendAudit(tx, {
    at: now,
    actorType: 'SYSTEM',
    policyNumber: policy.policyNumber,
    action: 'CLAIM_OPENED',
    outcome: 'SUCCEEDED',
    entityType: 'CLAIM',
    entityId: added.value.id,
    after: openedDetails(added.value),
  });
  return added.value;
}
