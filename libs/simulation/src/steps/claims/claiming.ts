import { type Claim } from '@portal/contract';
import { type Answer } from '../../world/call';
import { asClaimant, claimantToken, pinFor } from '../../world/claimant';
import { asCustomer, stepUp } from '../../world/customer';
import { pageSaying } from '../documents';
import { type Happening, type Scene } from '../step';
import { someClaim } from './open-claims';

/** Somebody who claims, and how they call: the policyholder, or one of those who are paid when the policyholder died. */
interface Claiming {
  call(method: string, path: string, body?: object): Promise<Answer | null>;
  /** A PIN that confirms where they are paid. */
  payeePin(): Promise<string | null>;
}

/** Milliseconds after which another PIN is sent. */
const betweenPins = 61_000;

/** The endings of account numbers to which the bank says something else than yes. Source: docs/domain/banking.md#r3-3. */
const unusualEndings = ['995', '997', '998', '999'];

/** Somebody who claims sends what is asked for, says where to pay, takes the claim back, opens it again or does not agree. */
const familyWorksOnClaim: Happening = async (scene) => {
  const { draw } = scene;
  const found = await someClaim(scene);
  const claiming = found && someoneOf(scene, found.policyNumber, found.reference, found.lifeKind === 'MAIN_MEMBER');
  if (found === null || claiming === null) return;
  const path = `/claims/${found.reference}`;
  const read = await claiming.call('GET', path);
  let claim = read?.data as Claim | null | undefined;
  for (const line of claim?.documents ?? []) {
    if (!claim || (line.status !== 'NEEDED' && line.status !== 'NOT_USABLE') || draw.percent(30)) continue;
    const sent = draw.percent(95) ? { files: [pageSaying(`Document ${draw.below(2 ** 20)}`)] } : { helpAsked: true };
    const { version } = claim;
    const answer = await claiming.call('POST', `${path}/documents`, { documentId: line.id, version, ...sent });
    claim = (answer?.data as Claim | null | undefined) ?? claim;
  }
  if (!claim) return;
  if (claim.allowedActs.includes('SET_ACCOUNT') && draw.percent(claim.account === null ? 60 : 8)) {
    await setAccount(scene, claiming, claim);
  } else {
    await changeMind(scene, claiming, claim);
  }
};

/** The policyholder, or one of those who are paid after the main member's death; null: the world knows nobody. */
function someoneOf(scene: Scene, policyNumber: string, claim: string, isHolderDead: boolean): Claiming | null {
  const { world, draw, which } = scene;
  const family = [...world.families, ...world.laterPolicies].find((one) => one.policyNumber === policyNumber);
  if (!family) return null;
  if (!isHolderDead) {
    const key = () => `intention-${world.seed}-${draw.below(2 ** 30)}`;
    return {
      call: (method, path, body) => asCustomer(world, family, which, method, path, { body, key: key() }),
      payeePin: () => stepUp(world, family, which, 'PAYEE_ACCOUNT'),
    };
  }
  const heir = draw.oneOf(family.heirs);
  return {
    call: (method, path, body) => asClaimant(world, heir, which, { claim, method, path, body }),
    payeePin: async () => {
      const token = await claimantToken(world, heir, which, claim);
      return token === null ? null : pinFor(world, heir, which, { path: `/claims/${claim}/trigger-otp`, token });
    },
  };
}

async function setAccount({ world, draw }: Scene, claiming: Claiming, { reference }: Claim): Promise<void> {
  world.clock.pass(betweenPins);
  const otp = await claiming.payeePin();
  const read = await claiming.call('GET', `/claims/${reference}`);
  const claim = read?.data as Claim | null | undefined;
  if (otp === null || !claim) return;
  const number = world.people.account();
  await claiming.call('PUT', `/claims/${reference}/payee-account`, {
    Account_Holder_Name: 'Whoever is paid',
    Bank_Name: 'Capitec Bank',
    Branch_Code: '470010',
    Account_Type: 'SAVINGS',
    Account_Number: draw.percent(10) ? `${number.slice(0, -3)}${draw.oneOf(unusualEndings)}` : number,
    otp,
    version: claim.version,
  });
}

async function changeMind({ draw }: Scene, claiming: Claiming, claim: Claim): Promise<void> {
  const { reference, version, allowedActs } = claim;
  const path = `/claims/${reference}`;
  if (allowedActs.includes('DISAGREE') && draw.percent(40)) {
    const body = { text: 'The cover was older than you say', files: [], version };
    await claiming.call('POST', `${path}/representations`, body);
  }
  if (allowedActs.includes('REOPEN') && draw.percent(40)) await claiming.call('POST', `${path}/reopen`, { version });
  if (draw.percent(3)) await claiming.call('POST', `${path}/withdraw`, { reason: 'Thought about it', version });
}

export const claimingSteps: Record<string, Happening> = { familyWorksOnClaim };
