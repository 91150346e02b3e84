import { claimantStorageKey } from '@portal/contract';
import { addDays, type PlainDate, todayInJohannesburg } from '@portal/domain';
import { type Page } from '@playwright/test';
import { callsOfPolicyholder, expect, pinAsked } from './journey';
import { policyOf } from './records';
import { type RunningSystem } from './running-system';

/** Three days ago: of a policy that is paid up to then no premium has fallen due or was taken since. */
export const diedLately = (): PlainDate => addDays(todayInJohannesburg(new Date()), -3);

/** Somebody who is paid when the main member dies. */
interface Payee {
  First_Name: string;
  Surname: string;
  Cell_Number: string;
}

/** A policy while its main member lives: how far it is paid, their ID number, and who is paid when they die, by first name. */
export async function readBeforeDeath(system: RunningSystem, policyNumber: string) {
  const call = await callsOfPolicyholder(system, policyNumber);
  const { Paid_To_Date, MainMember, Beneficiaries } = await policyOf(call, policyNumber);
  const payee = (firstName: string): Payee => {
    const found = Beneficiaries.find(({ First_Name }) => First_Name === firstName);
    if (!found?.Cell_Number) throw new Error(`${firstName} is not paid on ${policyNumber}`);
    const { First_Name, Surname, Cell_Number } = found;
    return { First_Name, Surname, Cell_Number };
  };
  return { paidTo: Paid_To_Date ?? '', mainMemberId: MainMember.id, idNumber: MainMember.Id_Number ?? '', payee };
}

/** Text messages of one purpose to a number. */
export const textsTo = async (system: RunningSystem, number: string, purpose: string): Promise<string[]> =>
  (await system.sentMessages())
    .filter((sent) => sent.to === number && sent.purpose === purpose)
    .map(({ text }) => text);

/** The reference of the claim that a text message to this number says is open. */
export async function openedFor(system: RunningSystem, number: string): Promise<string> {
  const told = () => textsTo(system, number, 'CLAIM_OPEN');
  await expect
    .poll(async () => {
      await system.letTimePass(1_000);
      return (await told()).length;
    })
    .toBe(1);
  return /CL-\w{4}-\w{4}/.exec((await told())[0] ?? '')?.[0] ?? '';
}

interface Told {
  /** Of the person who died. */
  idNumber: string;
  died: PlainDate;
  reporter: Payee;
}

/** Somebody who is paid reports a death at the service; gives the reference of the claim that it opens. */
export async function reportAtService(page: Page, system: RunningSystem, told: Told): Promise<string> {
  const { idNumber, died, reporter } = told;
  const reports = `${system.backend}/api/v1/death-reports`;
  const otp = await pinAsked(system, 'DEATH_REPORT', () =>
    post(page, `${reports}/trigger-otp`, { Cell_Number: reporter.Cell_Number }),
  );
  await post(page, reports, {
    deceased: { Id_Number: idNumber, Date_Of_Death: died },
    reporter: { ...reporter, Relationship: 'CHILD', Preferred_Language: 'ENGLISH' },
    Is_True: true,
    otp,
  });
  return openedFor(system, reporter.Cell_Number);
}

interface WhichClaim {
  /** Its reference, or the policy number of the person who died. */
  claim: string;
  /** The own number, as it is on record. */
  Cell_Number: string;
}

/** Signs somebody in to a claim at the service and opens it: how people do it is part of a journey of its own (`main-member-died.spec.ts`). */
export async function signInToClaimAt(page: Page, system: RunningSystem, { claim, Cell_Number }: WhichClaim) {
  const claims = `${system.backend}/api/v1/claims`;
  const which = { claim, Cell_Number };
  const otp = await pinAsked(system, 'CLAIM_LOGIN', () => post(page, `${claims}/trigger-otp`, which));
  const data = await post(page, `${claims}/login`, { ...which, otp });
  await page.goto(`${system.portal}/config.json`);
  const kept = [claimantStorageKey, JSON.stringify({ ...data, userType: 'user' })] as const;
  await page.evaluate(([key, session]) => sessionStorage.setItem(key, session), kept);
  await page.goto(`${system.portal}/claims/${data.reference}`);
}

/** As the page would: from its address. */
async function post({ request }: Page, address: string, data: object) {
  const answer = await request.post(address, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data;
}
