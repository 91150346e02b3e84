import { asCustomer } from '../world/customer';
import { send } from '../world/call';
import { noteFault } from '../world/world';
import { type Happening } from './step';

/** Somebody who knows a policy number asks for PINs and guesses. */
const guessPins: Happening = async ({ world, draw, family, which }) => {
  noteFault(world, 'wrong PINs');
  const address = `10.6.${draw.below(256)}.${draw.below(256)}`;
  const { policyNumber } = family;
  await send(world, which, 'POST', `/auth/trigger-login-otp/${policyNumber}?shouldSendOtp=true`, { address });
  for (let tries = 0; tries < 3; tries += 1) {
    const otp = String(draw.below(1_000_000)).padStart(6, '0');
    await send(world, which, 'POST', '/auth/login', { address, body: { policyNumber, otp } });
  }
};

const rubbish: readonly unknown[] = [
  {},
  [],
  null,
  'text',
  { First_Name: '\ud800' },
  { First_Name: '\u0000' },
  { amount: Number.MAX_VALUE },
  { amount: -1 },
  { benefitIds: ['\u202e'] },
  { id: 'x'.repeat(5000), Reason: 'OTHER' },
  { __proto__: { isAdmin: true }, constructor: 1 },
];
const writes = [
  ['POST', 'add-child'],
  ['PUT', 'update-main-member'],
  ['DELETE', 'delete-spouse'],
  ['PUT', 'update-banking-details'],
  ['POST', 'add-beneficiary'],
  ['POST', 'add-main-member-supplementary-benefits'],
] as const;

/** A policyholder's own page, or a script in it, sends what no form would. */
const sendRubbish: Happening = async ({ world, draw, family, which }) => {
  noteFault(world, 'bodies that no form sends');
  const [method, path] = draw.oneOf(writes);
  await asCustomer(world, family, which, method, `/${path}/${family.policyNumber}`, { body: draw.oneOf(rubbish) });
};

/** A policyholder asks for the policy of somebody else. */
const lookElsewhere: Happening = async ({ world, draw, family, which }) => {
  const other = draw.oneOf(world.families);
  // Whoever took out a second policy may read both.
  if (other.mainMember === family.mainMember) return;
  noteFault(world, 'foreign policies asked for');
  const answer = await asCustomer(world, family, which, 'GET', `/policy/${other.policyNumber}`);
  if (answer?.status === 200) throw new Error('A policy was read by somebody whose own it is not');
};

export const strangerSteps: Record<string, Happening> = { guessPins, sendRubbish, lookElsewhere };
