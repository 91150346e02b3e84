import { type ClaimCase } from '@portal/contract';
import { causesOfDeath, codesOf, fromCents, toCents } from '@portal/domain';
import { checkOverdueShown } from '../../invariants/claims/overdue-shown';
import { asStaff, asStaffAtOnce, claimStaff } from '../../world/staff';
import { pageSaying } from '../documents';
import { type Happening, type Scene } from '../step';
import { someClaim } from './open-claims';

type Member = (typeof claimStaff)[number];

/** Something that a member of staff does to a claim: the last part of its path, and what is sent. */
interface Act {
  path: string;
  body: object;
}

const mostActs = 4;
/** Milliseconds from one thing to the next. */
const betweenActs = 10_000;
const sworn = { isDisinterested: true };
const reason = { reason: 'Looked at it again' };

/** A member of staff works on a claim: one thing after the other, as far as they come. Now and then two of them do the same at once. */
const staffWorkOnClaim: Happening = async (scene) => {
  const { world, draw, which } = scene;
  const found = await someClaim(scene);
  if (found === null) return;
  if (draw.percent(20)) await checkOverdueShown(world, which);
  let member = draw.oneOf(claimStaff);
  for (let acts = 1 + draw.below(mostActs); acts > 0; acts -= 1) {
    const read = await asStaff(world, member, which, 'GET', `/staff/claims/${found.id}`);
    const claim = read.data as ClaimCase | null;
    if (claim === null) return;
    const act = draw.percent(85) ? usualAct(scene, claim) : unusualAct(scene, claim);
    if (act === null) return;
    await doAct(scene, member, claim, act);
    if (act.path === 'recommend') member = draw.oneOf(claimStaff);
  }
};

async function doAct({ world, draw, which }: Scene, member: Member, claim: ClaimCase, act: Act): Promise<void> {
  const { id, version } = claim;
  world.clock.pass(betweenActs);
  const path = `/staff/claims/${id}/${act.path}`;
  const call = { body: { version, ...act.body } };
  if (!draw.percent(8)) return void (await asStaff(world, member, which, 'POST', path, call));
  await asStaffAtOnce(world, [member, draw.oneOf(claimStaff)], which, 'POST', path, call);
}

/** What comes next with a claim; null: nothing that staff could do. */
function usualAct(scene: Scene, claim: ClaimCase): Act | null {
  const { draw } = scene;
  const received = claim.documents.find(({ status }) => status === 'RECEIVED');
  if (received) return judging(scene, received);
  const needed = claim.documents.filter(({ status }) => status === 'NEEDED' || status === 'NOT_USABLE');
  const isDeathShown = claim.documents.some(
    ({ type, status }) => type === 'DEATH_CERTIFICATE' && status === 'ACCEPTED',
  );
  if (isDeathShown && claim.deathConfirmed === null && claim.allowedActs.includes('CONFIRM_DEATH')) {
    return { path: 'confirm-death', body: { source: 'DEATH_CERTIFICATE' } };
  }
  if (claim.recommendation !== null) {
    return draw.percent(90)
      ? { path: 'confirm', body: { note: 'Looked at everything', ...sworn } }
      : { path: 'give-back', body: { sentence: 'Look at the amounts again' } };
  }
  if (claim.status === 'IN_ASSESSMENT' || claim.status === 'DISPUTED') return recommending(scene, claim);
  const waiting = claim.representations.find(({ answeredAt }) => answeredAt === null);
  if (waiting) return answering(scene, waiting);
  if (needed.length === 0 || draw.percent(50)) return null;
  const line = draw.oneOf(needed);
  return draw.percent(85)
    ? { path: `documents/${line.id}`, body: { files: [pageSaying(`Document ${draw.below(1000)}`)] } }
    : { path: `documents/${line.id}/judge`, body: { verdict: 'WAIVED', note: 'We know it from elsewhere' } };
}

function judging({ draw }: Scene, { id, type }: ClaimCase['documents'][number]): Act {
  const verdict = draw.percent(85) ? 'ACCEPTED' : 'NOT_USABLE';
  const cause = draw.oneOf(codesOf(causesOfDeath));
  const says = type === 'DEATH_CERTIFICATE' || type === 'NOTICE_OF_DEATH' ? { cause } : null;
  return {
    path: `documents/${id}/judge`,
    body: verdict === 'ACCEPTED' ? { verdict, says } : { verdict, reason: 'TOO_DARK' },
  };
}

/** What follows from the amounts, mostly; now and then more than was computed, or what does not follow. */
function recommending({ draw }: Scene, claim: ClaimCase): Act {
  const cause = claim.cause ?? draw.oneOf(codesOf(causesOfDeath));
  const amounts = claim.amountsByCause.find((one) => one.cause === cause);
  const nothing = amounts?.nothing ?? null;
  const whole = amounts?.disputed === 0 ? 'APPROVE' : 'PART_APPROVE';
  const kind = draw.percent(5) ? draw.oneOf(['APPROVE', 'PART_APPROVE', 'REPUDIATE']) : nothing ? 'REPUDIATE' : whole;
  const isMore = kind !== 'REPUDIATE' && draw.percent(10);
  const computed = toCents(amounts?.payableNow ?? 0) + toCents(amounts?.payableLater ?? 0);
  return {
    path: 'recommend',
    body: {
      cause,
      kind,
      reasonCode: kind === 'REPUDIATE' ? (nothing?.reasonCode ?? 'FRAUD') : null,
      reasonText: 'Nothing else was found on that day',
      wording: kind === 'REPUDIATE' ? 'The clause of the policy' : null,
      correctedAmount: isMore ? fromCents(computed + draw.below(500_00)) : null,
      ...sworn,
    },
  };
}

function answering({ draw }: Scene, { id, answer }: ClaimCase['representations'][number]): Act {
  const path = `representations/${id}`;
  if (answer !== null) return { path: `${path}/confirm`, body: sworn };
  const outcome = draw.percent(50) ? 'UPHELD' : 'REJECTED';
  return { path: `${path}/answer`, body: { outcome, answer: 'We looked at all of it again', ...sworn } };
}

/** What seldom happens, whether the claim allows it or not. */
function unusualAct({ draw }: Scene, claim: ClaimCase): Act {
  const [line] = claim.documents;
  return draw.oneOf<Act>([
    { path: 'take', body: {} },
    { path: 'release', body: {} },
    { path: 'dispute', body: { reason: 'What the person died of' } },
    { path: 'recall', body: reason },
    { path: 'reopen', body: reason },
    { path: 'reopen', body: reason },
    { path: 'void', body: reason },
    { path: 'confirm', body: { note: null, ...sworn } },
    { path: 'give-back', body: { sentence: 'Look at the amounts again' } },
    { path: `documents/${line?.id ?? 'none'}/judge`, body: { verdict: 'NOT_USABLE', reason: 'PAGE_MISSING' } },
    { path: 'confirm-death', body: { source: 'NOTICE_OF_DEATH' } },
    { path: 'representations', body: { text: 'The cover was older than you say', files: [] } },
  ]);
}

export const assessingSteps: Record<string, Happening> = { staffWorkOnClaim };
