import { type Policy } from '@portal/contract';
import { asCustomer, stepUp } from '../../world/customer';
import { type Family } from '../../world/families';
import { applyingSteps } from '../applying';
import { peopleSteps } from '../people';
import { type Happening, type Scene } from '../step';

const mostChanges = 3;

/** The changes by which each sort of life gets another e-mail address. */
const paths = {
  MAIN_MEMBER: 'update-main-member',
  SPOUSE: 'update-spouse',
  CHILD: 'update-child',
  EXTENDED_MEMBER: 'update-extended-member',
} as const;

/** Whose death nobody here knows of yet, on which policy. */
interface Unknown {
  family: Family;
  lifeId: string;
  kind: keyof typeof paths;
}

/** Whoever has the main member's phone changes what a death undoes: of the main member's own anything, of another's what is about them. */
export async function usesPhone(scene: Scene, { family, lifeId, kind }: Unknown): Promise<void> {
  const { draw } = scene;
  const changesEmail: Happening = (of) => {
    const Email_Address = `${of.world.people.name().toLowerCase()}@example.org`;
    return change(of, 'PUT', paths[kind], kind === 'MAIN_MEMBER' ? { Email_Address } : { id: lifeId, Email_Address });
  };
  const kinds = kind === 'MAIN_MEMBER' ? [changesEmail, takesBeneficiaryOff, ...ofMoney] : [changesEmail];
  for (let changes = 1 + draw.below(mostChanges); changes > 0; changes -= 1) {
    await draw.oneOf(kinds)({ ...scene, family });
  }
}

const ofMoney = [applyingSteps['changeAccount'], peopleSteps['changePaymentDay']].filter((step) => step !== undefined);

const change = ({ world, draw, family, which }: Scene, method: string, path: string, body: object) =>
  asCustomer(world, family, which, method, `/${path}/${family.policyNumber}`, {
    body,
    key: `intention-${world.seed}-${draw.below(2 ** 30)}`,
  });

/** The share of whoever is taken off goes to the first of the others. */
const takesBeneficiaryOff: Happening = async (scene) => {
  const { world, family, which } = scene;
  const read = await asCustomer(world, family, which, 'GET', `/policy/${family.policyNumber}`);
  const policy = (read?.data as { policy: Policy } | undefined)?.policy;
  const [first, ...others] = (policy?.Beneficiaries ?? []).filter(
    ({ Beneficiary_Status }) => Beneficiary_Status === 'ACTIVE',
  );
  const leaving = others.pop();
  if (!first || !leaving) return;
  const otp = await stepUp(world, family, which, 'BENEFICIARY');
  if (otp === null) return;
  const ShareAllocation = [
    { id: first.id, Benefit_Share: first.Benefit_Share + leaving.Benefit_Share },
    ...others.map(({ id, Benefit_Share }) => ({ id, Benefit_Share })),
  ];
  const body = { id: leaving.id, Beneficiary_Status: 'REMOVED', ShareAllocation, otp };
  await change(scene, 'POST', 'update-beneficiary', body);
};
