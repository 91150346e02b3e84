import { type Endpoint, endpoints } from '@portal/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasFailed } from './report/levels';
import { type Report } from './report/report';
import { conformance } from './command/command';
import { runConformance, type Subject } from './run/run-conformance';
import * as faults from './testing/faults';
import { ourService, type OurService } from './testing/our-service';
import { otherPolicy, ownPolicy, portalOrigin, wrongInReading, wrongInWriting } from './testing/wrong-backends';

let service: OurService;
beforeAll(async () => {
  service = await ourService();
});
afterAll(() => service.close());

const url = 'http://service.test';

async function reportOn(fault: faults.Fault, more: Partial<Subject> = {}): Promise<Report> {
  service.later();
  const outcome = await runConformance(
    { url, policyNumber: ownPolicy, otherPolicy, credentials: service, ...more },
    service.outsideOf((request) => fault(request, service.send)),
  );
  if (!outcome.success) throw new Error(outcome.message);
  return outcome.report;
}

const failedIn = ({ checks }: Report) => checks.filter(hasFailed);
const reached = ({ levels }: Report) => levels.filter(({ isReached }) => isReached).map(({ level }) => level);
const screensThat = ({ screens }: Report, state: string) =>
  screens.filter((screen) => screen.state === state).map(({ path }) => path);

it('our own service reaches every level, and every screen but those of staff and of claimants works', async () => {
  const report = await reportOn(faults.none, { mayWrite: true });
  expect(failedIn(report)).toEqual([]);
  expect(reached(report)).toEqual(['read', 'change', 'full']);
  expect(screensThat(report, 'not tried').filter((path) => !path.startsWith('/desk'))).toEqual([
    '/policies/continue/:id',
  ]);
  expect(report.screens.filter(({ state }) => state !== 'works' && state !== 'not tried')).toEqual([]);
  expect(report.changes).toEqual([
    'a new benefit certificate was issued',
    'Occupation and Employer_Name of the policyholder, several times, and back to what they were',
  ]);
});

it('without --write nothing is changed: the level Read is reached, and the others wait', async () => {
  const report = await reportOn(faults.forOrigin(portalOrigin), { origin: portalOrigin });
  expect(failedIn(report)).toEqual([]);
  expect(reached(report)).toEqual(['read']);
  expect(report.changes).toEqual([]);
});

it('a backend without additions reaches Change, and the screens of the specification work without them', async () => {
  const additions = Object.values<Endpoint>(endpoints)
    .filter(({ isAddition, path }) => isAddition && path !== '/auth/login' && path !== '/policies')
    .map(({ method, path }) => new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));
  const specifiedOnly: faults.Fault = async (request, send) => {
    const isThere = !additions.some((route) => route.test(`${request.method} ${faults.pathOf(request)}`));
    return send(isThere ? request : new Request(`${new URL(request.url).origin}/api/v1/nowhere`, request));
  };
  const report = await reportOn(specifiedOnly, { mayWrite: true });
  expect(failedIn(report)).toEqual([]);
  expect(reached(report)).toEqual(['read', 'change']);
  expect(screensThat(report, 'works in part')).toContain('/child/add');
  expect(screensThat(report, 'does not work')).toEqual([
    '/somebody-died',
    '/certificate/:id',
    '/access-log',
    '/requests',
    '/requests/:id',
    '/history',
    '/confirm-details',
    '/still-alive',
    '/claims',
    '/claims/sign-in',
    '/claims/new',
    '/claims/:id',
    '/claims/:id/documents',
    '/claims/:id/account',
    '/claims/:id/funeral-parlour',
    '/claims/:id/disagree',
    '/claims/:id/withdraw',
  ]);
});

it('a backend whose insurer does without Pay@ and applications reaches Change, and their screens do not work', async () => {
  const without = ['POST /payments/{policyNumber}/initiate-payat-payment', 'POST /add-policy/{policyNumber}'];
  const isGone = (path: string) => /^\/(payments\/[^/]+\/initiate|add-policy\/)/.test(path);
  const saying: faults.Fault = (request, send) =>
    faults.onData(/^\/capabilities$/, (data) => ({ ...data, without }))(request, (asked) =>
      send(isGone(faults.pathOf(asked)) ? new Request(`${new URL(asked.url).origin}/api/v1/nowhere`, asked) : asked),
    );
  const report = await reportOn(saying, { mayWrite: true });
  expect(failedIn(report)).toEqual([]);
  expect(reached(report)).toEqual(['read', 'change', 'full']);
  expect(screensThat(report, 'does not work')).toEqual(['/pay-now', '/create-policy']);
});

it.each(wrongInReading)('a backend that $what loses the level Read, and is told so', async ({ fault, says, more }) => {
  const report = await reportOn(fault, more);
  expect(failedIn(report).map((check) => check.says)).toEqual(expect.arrayContaining(says));
  expect(reached(report)).toEqual([]);
});

it.each(wrongInWriting)(
  'a backend that $what keeps the level Read alone, and is told so',
  async ({ fault, says, more }) => {
    const report = await reportOn(fault, { ...more, mayWrite: true });
    expect(failedIn(report).map((check) => check.says)).toEqual(expect.arrayContaining(says));
    expect(reached(report)).toEqual(['read']);
  },
);

it('a backend that slows the kit down is not called wrong: the level waits, and the report says how long', async () => {
  const report = await reportOn(faults.slowingDown(otherPolicy));
  expect(failedIn(report)).toEqual([]);
  expect(reached(report)).toEqual([]);
  const untried = report.checks.find(({ says }) => says === 'A policyholder reads no policy of somebody else');
  expect(untried?.verdict).toEqual({
    outcome: 'not tried',
    isNeeded: true,
    why: 'the backend slows this caller down: run it again in 900 seconds',
  });
});

/** Runs the command against our service with a fault, and gives its exit code and all that it said. */
async function command(fault: faults.Fault, args: readonly string[], ask = service.pinOf) {
  service.later();
  const [said, complaints]: [string[], string[]] = [[], []];
  const code = await conformance(['--url', url, '--policy', ownPolicy, ...args], {
    ...service.outsideOf((request) => fault(request, service.send)),
    print: (text) => said.push(text),
    complain: (text) => complaints.push(text),
    ask,
  });
  return { code, said: said.join('\n'), complaint: complaints.join('\n') };
}

it('the command ends with 0 where the level that was asked for is reached, and prints JSON where it is told to', async () => {
  const { code, said } = await command(faults.none, ['--other-policy', otherPolicy, '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(said)).toMatchObject({ url, policyNumber: ownPolicy, changes: [] });
  expect(said).not.toContain('Thandi');
});

it('the command ends with 1 where it is not, and says what was sent, what came back and what was expected', async () => {
  const { code, said } = await command(faults.page, []);
  expect(code).toBe(1);
  expect(said).toContain(
    [
      '  FAILS      Every answer is JSON and says so (docs/api/README.md)',
      '             sent       GET /api/v1/products with the session',
      '             came back  200 with a page of HTML',
      '             expected   JSON, as content-type: application/json says',
    ].join('\n'),
  );
  expect(said).toContain('/plans/my-plan does not work: GET /products: 200 with a page of HTML');
  expect(said).toContain('not tried  A policyholder reads no policy of somebody else: give --other-policy');
  expect(said).toMatch(/Level Read: {4}not reached, \d+ checks stand against it/);
});

it('the command says one sentence and ends with 2 where the PIN is wrong', async () => {
  const { code, complaint } = await command(faults.none, [], async () => '000000');
  expect(code).toBe(2);
  expect(complaint).toMatch(/^Signing in with policy 7000010012 failed: 400 .*INVALID_OTP.* Give another --pin/);
});

it('the command says one sentence and ends with 2 where the token is not of this backend', async () => {
  const { code, complaint } = await command(faults.none, ['--token', 'nobodys']);
  expect(code).toBe(2);
  expect(complaint).toBe('The --token is refused: it has expired or is not of this backend. Give a new one.');
});
