import { type DeathReportReceipt } from '@portal/contract';
import { addDays, causesOfDeath, codesOf, laterOf, type PlainDate } from '@portal/domain';
import { type PolicyRow, schema, type StoredPolicy } from '@portal/service-store';
import { eq } from 'drizzle-orm';
import { addressOfNumber, pinFor } from '../../world/claimant';
import { asCustomer, stepUp } from '../../world/customer';
import { send } from '../../world/call';
import { asStaff, claimStaff } from '../../world/staff';
import { type Happening, type Scene } from '../step';
import { usesPhone } from './phone-of-the-dead';

/** Of so many families one sees deaths: what else happens to policies is to be seen as well. */
const familiesForOne = 4;
/** Of so many deaths in a hundred somebody uses the phone before they are told of. */
const usesPhoneInHundred = 75;
/** A death is told of within so many days. */
const toldWithin = 40;

const livesOf = ({ MainMember, Spouse, Children, ExtendedMembers }: StoredPolicy) => [
  MainMember,
  ...(Spouse ? [Spouse] : []),
  ...Children,
  ...ExtendedMembers,
];
type Life = ReturnType<typeof livesOf>[number];

/** Somebody who died, on one of the policies that cover them. */
interface Death {
  policy: PolicyRow;
  life: Life;
  died: PlainDate;
  cause: string;
}

/** Somebody on a policy of a family dies, or is only said to have died, and it is told on every policy that covers the person. */
const somebodyDies: Happening = async (scene) => {
  const { world, draw, family } = scene;
  const place = world.families.findIndex(({ mainMember }) => mainMember === family.mainMember);
  if (place % familiesForOne !== 0) return;
  const policies = await world.store.database.select().from(schema.policies).orderBy(schema.policies.policyNumber);
  const own = policies.find(({ policyNumber }) => policyNumber === family.policyNumber);
  const living = own ? livesOf(own.record).filter(({ Life_Status }) => Life_Status === 'ACTIVE') : [];
  if (living.length === 0) return;
  const somebody = draw.percent(30) ? living[0] : draw.oneOf(living);
  const died = addDays(world.clock.today(), -draw.below(toldWithin));
  const cause = draw.oneOf(codesOf(causesOfDeath));
  for (const policy of policies) {
    const life = livesOf(policy.record).find((one) => isSame(one, somebody));
    if (!life) continue;
    const death = { policy, life, died: laterOf(died, life.Date_Of_Birth), cause };
    const others = familyOf(scene, death);
    if (others && draw.percent(usesPhoneInHundred)) {
      await usesPhone(scene, { family: others, lifeId: life.id, kind: kindOf(policy, life) });
    }
    await tell(scene, death);
  }
};

function kindOf({ record: { MainMember, Spouse, Children } }: PolicyRow, { id }: Life) {
  if (id === MainMember.id) return 'MAIN_MEMBER';
  if (id === Spouse?.id) return 'SPOUSE';
  return Children.some((child) => child.id === id) ? 'CHILD' : 'EXTENDED_MEMBER';
}

const isSame = (one: Life, other: Life | undefined): boolean =>
  one.id === other?.id || (one.Id_Number !== null && one.Id_Number === other?.Id_Number);

/** The policyholder tells us in the portal, somebody reports it on the public page, or calls. */
async function tell(scene: Scene, death: Death): Promise<void> {
  const isHolder = death.life.id === death.policy.record.MainMember.id;
  const way = scene.draw.below(isHolder ? 2 : 4);
  if (way >= 2) return openAsHolder(scene, death);
  const reference = way === 1 ? await report(scene, death, isHolder) : null;
  if (way === 1 && scene.draw.percent(25)) return isHolder ? sayAlive(scene, death) : undefined;
  await openForThem(scene, death, reference);
}

const told = ({ policy, life, died, cause }: Death) => ({
  policyNumber: policy.policyNumber,
  lifeId: life.id,
  dateOfDeath: died,
  causeReported: cause,
});

const keyOf = ({ world, draw }: Scene) => `intention-${world.seed}-${draw.below(2 ** 30)}`;

/** The family as the world knows it whose policy it is. */
const familyOf = ({ world }: Scene, { policy: { policyNumber } }: Death) =>
  [...world.families, ...world.laterPolicies].find((one) => one.policyNumber === policyNumber);

async function openAsHolder(scene: Scene, death: Death): Promise<void> {
  const family = familyOf(scene, death);
  if (!family) return;
  const { world, which } = scene;
  await asCustomer(world, family, which, 'POST', '/claims', { body: told(death), key: keyOf(scene) });
}

/** A report on the public page, by somebody who is paid, the policyholder or a stranger. Gives its reference. */
async function report(scene: Scene, death: Death, isHolder: boolean): Promise<string | null> {
  const { world, draw, which } = scene;
  const family = familyOf(scene, death);
  const [heir] = family?.heirs ?? [];
  const known = isHolder ? heir?.cell : family?.cell;
  const cell = known !== undefined && draw.percent(70) ? known : world.people.cell();
  const otp = await pinFor(world, { cell }, which, {
    path: '/death-reports/trigger-otp',
    body: { Cell_Number: cell },
  });
  if (otp === null) return null;
  const { life, died } = death;
  const body = {
    deceased: {
      Passport_Number: null,
      Policy_Number: null,
      Id_Number: life.Id_Number,
      First_Name: life.First_Name,
      Surname: life.Surname,
      Date_Of_Birth: life.Date_Of_Birth,
      Date_Of_Death: died,
    },
    reporter: {
      First_Name: world.people.name(),
      Surname: world.people.name(),
      Cell_Number: cell,
      Relationship: 'OTHER',
      Preferred_Language: 'ENGLISH',
    },
    Is_True: true,
    otp,
  };
  const sent = await send(world, which, 'POST', '/death-reports', { address: addressOfNumber(cell), body });
  return (sent.data as DeathReportReceipt | null)?.reference ?? null;
}

/** Staff open a claim for somebody who called or whose report they read. */
async function openForThem(scene: Scene, death: Death, reference: string | null): Promise<void> {
  const { world, draw, which } = scene;
  const { deathReports } = schema;
  const [found] =
    reference === null
      ? []
      : await world.store.database
          .select({ id: deathReports.id })
          .from(deathReports)
          .where(eq(deathReports.reference, reference));
  const body = { ...told(death), channel: 'PHONE', deathReportId: found?.id ?? null };
  await asStaff(world, draw.oneOf(claimStaff), which, 'POST', '/staff/claims', { body, key: keyOf(scene) });
}

/** Whoever was reported dead says that they live. */
async function sayAlive(scene: Scene, death: Death): Promise<void> {
  const { world, which } = scene;
  const family = familyOf(scene, death);
  const otp = family ? await stepUp(world, family, which, 'ALIVE') : null;
  if (!family || otp === null) return;
  const path = `/policies/${family.policyNumber}/alive`;
  await asCustomer(world, family, which, 'POST', path, { body: { otp }, key: keyOf(scene) });
}

export const deathSteps: Record<string, Happening> = { somebodyDies };
