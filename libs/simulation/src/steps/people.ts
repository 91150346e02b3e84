import { type Policy, type Quote } from '@portal/contract';
import { products, supplementaryBenefits } from '@portal/domain/catalogue';
import { checkStudents } from '../invariants/students';
import { asCustomer, stepUp } from '../world/customer';
import { type Somebody } from '../world/families';
import { pdf, sendDocuments } from './documents';
import { type Happening, type Scene } from './step';

const keyOf = ({ world, draw }: Scene) => `intention-${world.seed}-${draw.below(2 ** 30)}`;

const policyOf = async ({ world, family, which }: Scene): Promise<Policy | null> => {
  const answer = await asCustomer(world, family, which, 'GET', `/policy/${family.policyNumber}`);
  return (answer?.data as { policy: Policy } | undefined)?.policy ?? null;
};

const change = (scene: Scene, method: string, path: string, body: unknown) =>
  asCustomer(scene.world, scene.family, scene.which, method, `/${path}/${scene.family.policyNumber}`, {
    body,
    key: keyOf(scene),
  });

const person = (someone: Somebody) => ({ Title: 'MX', ...someone, Id_Type: 'SA_ID' });

const addChild: Happening = async (scene) => {
  const { world, draw, family } = scene;
  const child = world.people.somebody(world.clock.today(), draw.below(18), family.surname);
  const body = { ...person(child), Relationship: 'BIOLOGICAL_CHILD', Guardian_Declaration: true };
  await sendDocuments(scene, await change(scene, 'POST', 'add-child', body));
};

const addSpouse: Happening = async (scene) => {
  const { world, draw, family } = scene;
  const spouse = world.people.somebody(world.clock.today(), 20 + draw.below(50), family.surname);
  const union = { Union_Type: 'CIVIL_MARRIAGE', Union_Date: '2020-02-02', Is_Alive_Declaration: true };
  await sendDocuments(scene, await change(scene, 'POST', 'add-spouse', { ...person(spouse), ...union }));
};

/** A relative, who may well be covered by another family already. */
const addRelative: Happening = async (scene) => {
  const { world, draw, family, which } = scene;
  const known = world.families.map(({ mainMember }) => mainMember);
  const relative = draw.percent(40)
    ? draw.oneOf(known)
    : world.people.somebody(world.clock.today(), 20 + draw.below(60));
  const asked = {
    Date_Of_Birth: relative.Date_Of_Birth,
    Relationship: 'COUSIN',
    Cover_Amount: draw.oneOf([5_000, 20_000, 50_000, 50_000]),
  };
  const path = `/quotes/fetch-extended-member-quote/${family.policyNumber}`;
  const quoted = await asCustomer(world, family, which, 'POST', path, { body: asked });
  const [quote] = (quoted?.data as Quote[] | undefined) ?? [];
  if (!quote) return;
  const body = { ...person(relative), ...asked, Quote_Id: quote.id, Is_Alive_Declaration: true };
  await sendDocuments(scene, await change(scene, 'POST', 'add-extended-member', body));
};

const removeSomebody: Happening = async (scene) => {
  const policy = await policyOf(scene);
  if (policy === null) return;
  const choices = [
    ...policy.ExtendedMembers.map(({ id }) => ['delete-extended-member', { id, Reason: 'NOT_AFFORDABLE' }] as const),
    ...policy.Children.map(({ id }) => ['delete-child', { id, Reason: 'OTHER' }] as const),
    ...(policy.Spouse ? [['delete-spouse', { id: policy.Spouse.id, Reason: 'DIVORCED' }] as const] : []),
  ];
  if (choices.length === 0) return;
  const [path, body] = scene.draw.oneOf(choices);
  await change(scene, 'DELETE', path, body);
};

const changePlan: Happening = async (scene) => {
  const { world, draw, family, which } = scene;
  const { id: productId } = draw.oneOf(products.filter(({ id }) => !id.startsWith('prd-sm')));
  const quoted = await asCustomer(
    world,
    family,
    which,
    'GET',
    `/quotes/get-product-change/${family.policyNumber}/${productId}`,
  );
  const quote = quoted?.data as Quote | undefined;
  if (!quote) return;
  const body = { productId, quoteId: quote.id, acceptTerms: true, acceptWaitingPeriod: true, acceptLossOfCover: true };
  await change(scene, 'PUT', 'update-main-member-product', body);
};

const addBenefit: Happening = (scene) =>
  change(scene, 'POST', 'add-main-member-supplementary-benefits', {
    benefitIds: [scene.draw.oneOf(supplementaryBenefits).id],
  });

const changePaymentDay: Happening = async (scene) => {
  const otp = await stepUp(scene.world, scene.family, scene.which, 'UPDATE_PAYMENT_METHOD');
  if (otp === null) return;
  await change(scene, 'PUT', 'update-payment-method', { Payment_Method: scene.draw.oneOf(['PAYAT', 'EFT']), otp });
};

/** A student's proof for another year. */
const proveStudies: Happening = async (scene) => {
  const students = (await policyOf(scene))?.Children.filter(({ Is_Student }) => Is_Student) ?? [];
  if (students.length === 0) return;
  const { id } = scene.draw.oneOf(students);
  const year = Number(scene.world.clock.today().slice(0, 4)) + 1;
  const body = { id, Proof_Of_Study_Until: `${year}-03-31`, Documents: [{ ...pdf, type: 'PROOF_OF_STUDY' }] };
  await sendDocuments(scene, await change(scene, 'PUT', 'update-child', body));
};

/** Looks at everything on home, as most visits are. */
const visit: Happening = async (scene) => {
  const { world, family, which } = scene;
  for (const path of [
    `/policy/${family.policyNumber}`,
    `/policies/${family.policyNumber}/paid-status`,
    '/notifications/in-app',
    `/approval-actions/pending/${family.policyNumber}`,
  ]) {
    await asCustomer(world, family, which, 'GET', path);
  }
  const policy = await policyOf(scene);
  if (policy) checkStudents(policy.Children, world.clock.today());
};

export const peopleSteps: Record<string, Happening> = {
  addChild,
  addSpouse,
  addRelative,
  removeSomebody,
  changePlan,
  addBenefit,
  changePaymentDay,
  proveStudies,
  visit,
};
