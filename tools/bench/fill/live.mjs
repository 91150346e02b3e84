// A few families live through months with the service: what it writes about them is the template of everybody else in a book.
import { templatePolicy } from './template-policy.mjs';
import { seededRandom } from './seeded-random.mjs';
import { serviceOver, visitor } from './service-over.mjs';

/** Every moment is so many seconds and milliseconds past a minute: in a book each policy has seconds of its own. */
export const templateSeconds = ':07.007';
/** When a life as a template begins. */
export const startOf = (day) => new Date(`${day}T04:00${templateSeconds}Z`);
const bankOf = (taken) => ({
  collect: async (instruction) => void taken.set(instruction.instructionId, instruction),
  resultOf: async () => null,
});

/** Lets families live from `from` to `to` in an empty database, and gives what they are. */
export async function live(code, plans, { database, from, to }) {
  const { store, domain } = code;
  const world = {
    ...code,
    database,
    taken: new Map(),
    moment: startOf(from),
    random: seededRandom(plans.length),
    sent: [],
  };
  world.clock = { now: () => world.moment };
  world.tools = { ...world, bank: bankOf(world.taken) };
  world.service = serviceOver(world);
  await store.migrate(database, world.moment);
  const templates = plans.map((plan, index) => templatePolicy(code, plan, { index, from }));
  await store.seed(database, { policies: templates.map(({ policy }) => policy) }, world.moment);
  for (let day = from; day <= to; day = domain.addDays(day, 1)) await liveThrough(world, templates, day, to);
  return templates;
}

/** A day: money first, then what the jobs do, then what people do. */
async function liveThrough(world, templates, day, to) {
  const { store, pipeline, payments, tools } = world;
  const at = (hour, minute) =>
    (world.moment = new Date(
      `${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}${templateSeconds}Z`,
    ));
  at(5, 0);
  for (const [id, { actionDate, amountCents, contractReference }] of world.taken) {
    if (actionDate > day) continue;
    world.taken.delete(id);
    const { payer, policy } = templates.find((one) => contractReference.startsWith(one.policy.Policy_Number));
    const isPaid = !payer.fails(monthsBetween(actionDate, to));
    await payments.receiveDebitResult(tools, {
      instructionId: id,
      result: isPaid ? 'PAID' : 'UNPAID',
      bankCode: isPaid ? null : '02',
      amountCents,
      bankReference: `B${policy.Policy_Number}${actionDate.replaceAll('-', '')}`,
      resultAt: world.moment.toISOString(),
    });
  }
  at(5, 10);
  for (const template of templates) if (paysAtTill(template, day, to)) await payAtTill(world, template, day);
  at(5, 20);
  await pipeline.settleEverything(tools);
  at(5, 30);
  await payments.collectPremiums(tools);
  at(5, 40);
  await pipeline.sendReminders(tools);
  at(16, 0);
  for (const template of templates) if (template.payer.signsIn && day.endsWith('-10')) await visit(world, template, at);
  at(16, 30);
  await store.sendMessages({
    ...tools,
    messenger: async () => undefined,
    brand: { product: 'Ubuntu Funeral Cover', portalUrl: 'https://portal.example' },
  });
}

const monthsBetween = (one, other) => {
  const [a, b] = [one, other].map((date) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)));
  return b - a;
};

/** On the 3rd of a month, or on the 12th what the bank did not pay. */
const paysAtTill = ({ payer }, day, to) =>
  (payer.isCash && day.endsWith('-03')) ||
  (payer.catchesUp && day.endsWith('-12') && payer.fails(monthsBetween(day, to)));

const payAtTill = ({ domain, payments, tools, moment }, { policy }, day) =>
  payments.receiveReport(tools, {
    payatTranId: `48${policy.Policy_Number}${day.replaceAll('-', '')}`,
    payatReferenceNum: domain.payatReference(policy.Policy_Number),
    digiapiExternalRef: null,
    amount: policy.Monthly_Premium,
    status: 'SUCCESSFUL',
    paymentMethod: 'CASH',
    paidAt: moment.toISOString(),
    network: 'Shoprite',
  });

/** Signs in, looks around, changes the e-mail address twice a year and signs out. */
async function visit(world, { policy, main }, at) {
  const { Policy_Number: number } = policy;
  const { askForPin, signIn, send } = visitor(world);
  await askForPin(number);
  at(16, 1);
  const token = await signIn(number);
  await send('GET', `policy/${number}`, token);
  await send('GET', 'notifications/in-app', token);
  at(16, 5);
  const month = world.moment.getUTCMonth();
  if (month % 6 === 4) {
    await send('PUT', `update-main-member/${number}`, token, { Email_Address: `m${month}.${main.email}` });
  }
  at(16, 9);
  await send('POST', 'auth/logout', token);
}
