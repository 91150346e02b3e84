import {
  ApprovalActionSchema,
  BankingDetailsSchema,
  BeneficiarySchema,
  ChildSchema,
  ExtendedMemberSchema,
  MainMemberSchema,
  NotificationSchema,
  PaymentMethodSchema,
  PaymentSchema,
  PolicyBenefitSchema,
  PolicySchema,
  ProductSchema,
  SpouseSchema,
  unusedMoneyReasons,
} from '@portal/contract';
import {
  claimStatuses,
  codesOf,
  deathReportStatuses,
  debitExceptionReasons,
  deceasedKinds,
  payoutStatuses,
  reportChannels,
  setApartWork,
} from '@portal/domain';
import { legacyProducts, products } from '@portal/domain/catalogue';
import * as v from 'valibot';

type Entries = Record<string, v.GenericSchema>;

/** The contract's record with only the named fields required. A field that the record does not have is refused. */
function given(entries: Entries, needed: readonly string[], more: Entries = {}) {
  const optional = Object.entries(entries).map(([name, schema]) => [
    name,
    needed.includes(name) ? schema : v.optional(schema),
  ]);
  return v.strictObject({ ...(Object.fromEntries(optional) as Entries), ...more });
}

const uuid = v.pipe(v.string(), v.uuid('must be a uuid'));
const ids = { id: v.optional(uuid) };
const policyNumber = v.pipe(v.string(), v.regex(/^[A-Z0-9]{6,15}$/, 'must be 6 to 15 capital letters and digits'));
const date = v.pipe(v.string(), v.isoDate('must be a date, YYYY-MM-DD'));
const moment = v.pipe(v.string(), v.isoTimestamp('must be a moment, YYYY-MM-DDTHH:MM:SSZ'));

const personNeeds = ['First_Name', 'Surname', 'Date_Of_Birth'];
const person = (entries: Entries, needs: readonly string[] = []) =>
  given(entries, [...personNeeds, ...needs], { ...ids, Date_Of_Birth: date });

const catalogueIds = new Set([...products, ...legacyProducts].map(({ id }) => id));
const product = v.pipe(
  given(ProductSchema.entries, ['id']),
  v.check(
    (plan) => catalogueIds.has(String(plan['id'])) || v.is(ProductSchema, plan),
    'is not in the catalogue, so it needs every field of a product',
  ),
);

const accountNumber = v.pipe(v.string(), v.regex(/^(\d{5,20}|\*+\d{0,4})$/, 'must be 5 to 20 digits'));
const bankingDetails = given(BankingDetailsSchema.entries, ['Bank_Name', 'Branch_Code'], {
  ...ids,
  Account_Number: accountNumber,
});

const policy = given(PolicySchema.entries, [], {
  ...ids,
  Policy_Number: policyNumber,
  Inception_Date: date,
  Product: product,
  MainMember: person(MainMemberSchema.entries, ['Cell_Number', 'PhysicalAddress']),
  Spouse: v.nullish(person(SpouseSchema.entries)),
  Children: v.optional(v.array(person(ChildSchema.entries))),
  ExtendedMembers: v.optional(v.array(person(ExtendedMemberSchema.entries, ['Relationship', 'Cover_Amount']))),
  Beneficiaries: v.optional(v.array(person(BeneficiarySchema.entries, ['Benefit_Share']))),
  SupplementaryBenefits: v.optional(v.array(given(PolicyBenefitSchema.entries, ['id', 'name', 'price']))),
  BankingDetails: v.nullish(bankingDetails),
  PaymentMethod: v.optional(given(PaymentMethodSchema.entries, ['Payment_Method'], ids)),
});

const policies = v.pipe(
  v.array(policy),
  v.checkItems(
    (item, index, all) => all.findIndex((other) => other['Policy_Number'] === item['Policy_Number']) === index,
    'has the policy number of an earlier policy',
  ),
);

const notification = given(NotificationSchema.entries, ['title', 'inAppMessage'], {
  ...ids,
  policyNumber,
  createdAt: moment,
});
const actionNeeds = ['actionType', 'entityType', 'entityLabel', 'approverType', 'requestedBy'];
const action = given(ApprovalActionSchema.entries, actionNeeds, {
  ...ids,
  policyNumber,
  entityId: uuid,
  requestedAt: moment,
  expiresAt: v.optional(moment),
  undo: v.optional(v.record(v.string(), v.unknown())),
});
const payment = given(PaymentSchema.entries, ['Amount'], {
  ...ids,
  policyNumber,
  Payment_Date: date,
  Premium_Month: v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month, YYYY-MM')),
});
const failedMessage = v.pipe(
  v.strictObject({
    policyNumber,
    channel: v.optional(v.picklist(['SMS', 'POST'], 'must be SMS or POST')),
    to: v.pipe(v.string(), v.nonEmpty('must not be empty')),
    text: v.pipe(v.string(), v.nonEmpty('must not be empty')),
    purpose: v.pipe(v.string(), v.nonEmpty('must not be empty')),
    failedAt: moment,
  }),
  v.forward(
    v.partialCheck(
      [['channel'], ['to']],
      ({ channel, to }) => channel === 'POST' || /^27\d{9}$/.test(to),
      'must be a number 27xxxxxxxxx',
    ),
    ['to'],
  ),
);

const name = v.pipe(v.string(), v.nonEmpty('must not be empty'));
const amount = v.pipe(v.number(), v.minValue(0.01, 'must be more than nothing'));
const unusedMoney = v.strictObject({
  policyNumber: v.nullable(policyNumber),
  reference: name,
  amount,
  receivedAt: moment,
  reason: v.picklist(unusedMoneyReasons),
  state: v.optional(v.picklist(['OPEN', 'REFUND_ASKED', 'REFUND_CONFIRMED'])),
  askedBy: v.optional(name),
  confirmedBy: v.optional(name),
  decidedReason: v.optional(name),
});
const debitException = v.strictObject({
  policyNumber: v.nullable(policyNumber),
  reason: v.picklist(debitExceptionReasons),
  notedAt: moment,
  bankCode: v.optional(name),
  amount: v.optional(amount),
});
const setApart = v.strictObject({
  policyNumber,
  work: v.optional(v.picklist(setApartWork)),
  reason: name,
  place: v.nullable(name),
  attempts: v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1, 'must be 1 or more')),
  since: moment,
});

const deceasedKind = v.picklist(codesOf(deceasedKinds), 'is not somebody who may have died');
const cellNumber = v.pipe(v.string(), v.regex(/^27\d{9}$/, 'must be a number 27xxxxxxxxx'));
/** What the service wrote, as far as nothing else is found by it. */
const written = v.record(v.string(), v.unknown());
const deathReport = v.strictObject({
  policyNumber,
  id: uuid,
  reference: name,
  status: v.picklist(codesOf(deathReportStatuses)),
  deceased: written,
  dateOfDeath: date,
  reporter: written,
  cellNumber,
  cellProvedAt: v.nullable(moment),
  channel: v.picklist(codesOf(reportChannels)),
  contactBy: date,
  createdAt: moment,
  lookedUpAt: moment,
  lives: v.array(v.strictObject({ lifeId: uuid, lifeKind: deceasedKind, isLinked: v.boolean() })),
});
const payout = v.strictObject({
  id: uuid,
  number: name,
  claimantId: v.nullable(uuid),
  status: v.picklist(codesOf(payoutStatuses)),
  payOn: date,
  amountCents: v.pipe(v.number(), v.integer('must be whole cents'), v.minValue(1, 'must be more than nothing')),
  record: written,
  createdAt: moment,
});
const claim = v.strictObject({
  policyNumber,
  id: uuid,
  reference: name,
  lifeKind: deceasedKind,
  lifeKey: v.nullable(name),
  numberKey: v.nullable(name),
  status: v.picklist(codesOf(claimStatuses)),
  record: written,
  createdAt: moment,
  updatedAt: moment,
  accounts: v.array(
    v.strictObject({
      accountId: uuid,
      claimantId: uuid,
      accountNumber: v.pipe(v.string(), v.regex(/^\d{5,20}$/, 'must be 5 to 20 digits')),
      createdAt: moment,
    }),
  ),
  payouts: v.array(payout),
});

/** What a seed may hold. */
export const SeedSchema = v.strictObject({
  policies,
  notifications: v.optional(v.array(notification)),
  approvalActions: v.optional(v.array(action)),
  payments: v.optional(v.array(payment)),
  failedMessages: v.optional(v.array(failedMessage)),
  unusedMoney: v.optional(v.array(unusedMoney)),
  debitExceptions: v.optional(v.array(debitException)),
  setApart: v.optional(v.array(setApart)),
  deathReports: v.optional(v.array(deathReport)),
  claims: v.optional(v.array(claim)),
});
