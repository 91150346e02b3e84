import {
  apiBase,
  type Endpoint,
  type EndpointName,
  endpoints,
  type Endpoints,
  fillPath,
  type ReplyOf,
} from '@portal/contract';
import { type PlainDate } from '@portal/domain';
import { aPdf } from '@portal/domain/testing';
import { createStaffTokens } from '@portal/service-identity';
import { aStaffProvider, type SomeStaff } from '@portal/service-identity/testing';
import {
  claimsOfPolicies,
  findPolicy,
  findReportByReference,
  livesOfDeathReports,
  payoutsOfClaims,
  seed,
  type StaffName,
  webRandom,
} from '@portal/service-store';
import { lookUpDeathReports } from '@portal/service-core';
import { aCellNumber } from '../builders/a-person';
import { at } from '../builders/at';
import { type ClaimAct, type ClaimStory } from '../builders/claims/claim-story';
import { type ReportStory, toldReport } from '../builders/claims/report-scenario';
import {
  accountOf,
  givenAt,
  lifeOf,
  missing,
  momentOf,
  parlourOf,
  received,
  saying,
} from '../builders/claims/told-story';
import { paymentHistory } from '../builders/payments';
import { seededService } from './seeded-service';

/** The administrator of these stories; everybody else of the staff is a consultant. */
const administrator = 'Priya Govender';
const asStaff = ({ name }: StaffName): SomeStaff => ({
  sub: `staff-${name}`,
  name,
  groups: [name === administrator ? 'ss_portaladmin' : 'ss_consultants'],
});

interface Sent {
  token?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

/** A service to which stories of claims really happen: every act is a call of the API, made when the story says. */
export async function storyService() {
  let now = new Date(0);
  const clock = { now: () => now };
  const staff = await aStaffProvider(clock.now);
  const { database, answer, newestPin, close } = await seededService(
    { policies: [] },
    { clock, random: webRandom, staffTokens: createStaffTokens(staff.provider) },
  );

  async function make<Name extends EndpointName>(name: Name, sent: Sent): Promise<ReplyOf<Endpoints[Name]>> {
    const row: Endpoint = endpoints[name];
    const { token, params = {}, query = {}, body } = sent;
    const path = `${fillPath(row.path, params)}?${new URLSearchParams(query).toString()}`;
    const request = new Request(`http://service.test${apiBase}${path}`, {
      method: row.method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const isNewCaller = name.startsWith('trigger');
    const response = await answer(request, { isNewCaller });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name} at ${now.toISOString()}: ${text}`);
    return (JSON.parse(text) as { data: ReplyOf<Endpoints[Name]> }).data;
  }

  const signIn = async (policyNumber: string): Promise<string> => {
    await make('triggerLoginOtp', { params: { policyNumber }, query: { shouldSendOtp: 'true' } });
    return (await make('login', { body: { policyNumber, otp: newestPin() } })).accessToken;
  };
  const signInToClaim = async (claim: string, Cell_Number: string): Promise<string> => {
    await make('triggerClaimOtp', { body: { claim, Cell_Number } });
    return (await make('claimLogin', { body: { claim, Cell_Number, otp: newestPin() } })).accessToken;
  };

  /** What the service has after everything of a story happened but what a bank does. */
  async function replay(story: ClaimStory, today: PlainDate) {
    const { signIn: policyNumber, opened } = story;
    const given = story.policyOn(today);
    now = givenAt(today, story);
    await seed(database, { policies: [given], payments: paymentHistory(given, today) }, now);
    now = momentOf(today, opened);
    await open(story, today);
    for (const act of story.acts.filter(({ is }) => is !== 'PAID')) {
      now = momentOf(today, act);
      await happen(act, story);
    }
    const { claim, policy } = await stored(policyNumber);
    return { claim, policy, payouts: await payoutsOfClaims(database, [claim.id]) };
  }

  async function stored(policyNumber: string) {
    const [claim] = await claimsOfPolicies(database, [policyNumber]);
    const policy = await findPolicy(database, policyNumber);
    if (!claim || !policy) throw new Error(`Nobody claims on ${policyNumber}`);
    return { claim, policy: policy.record };
  }

  async function open({ signIn: policyNumber, opened }: ClaimStory, today: PlainDate): Promise<void> {
    const policy = await findPolicy(database, policyNumber);
    if (!policy) throw new Error(`There is no policy ${policyNumber}`);
    const body = {
      policyNumber,
      lifeId: lifeOf(policy.record, opened.who).id,
      dateOfDeath: opened.diedOn(today),
      placeOfDeath: opened.place,
      causeReported: opened.cause,
    };
    if (opened.by === 'POLICYHOLDER') await make('openClaim', { token: await signIn(policyNumber), body });
    else await make('openClaimFor', { ...(await by(opened.by)), body: { ...body, channel: 'BRANCH' } });
  }

  const by = async (one: StaffName) => ({ token: await staff.tokenOf(asStaff(one)) });

  async function happen(act: ClaimAct, { signIn: policyNumber }: ClaimStory): Promise<void> {
    const { claim, policy } = await stored(policyNumber);
    const { id, reference } = claim;
    const ofStaff = async (name: EndpointName, one: StaffName, body: object, documentId?: string) => {
      const { version } = (await stored(policyNumber)).claim;
      const params = { id, ...(documentId !== undefined && { documentId }) };
      await make(name, { ...(await by(one)), params, body: { ...body, version } });
    };
    const send = async (documentId: string, sender: string | StaffName) => {
      const base64File = btoa(aPdf(`${reference} ${documentId}`));
      const files = [{ base64File, fileName: 'document.pdf', fileExtension: '.pdf', contentType: 'application/pdf' }];
      if (typeof sender !== 'string')
        return ofStaff('receiveClaimDocument', sender, { files, receivedAt: null }, documentId);
      const { version } = (await stored(policyNumber)).claim;
      const token = await signIn(policyNumber);
      await make('sendClaimDocument', { token, params: { reference }, body: { documentId, files, version } });
    };
    /** Signs somebody in who says where to pay, and has them sent the PIN for it. */
    const pinOf = async (name: string) => {
      const isHolder = claim.lifeKind !== 'MAIN_MEMBER';
      const token = isHolder ? await signIn(policyNumber) : await signInToClaim(reference, aCellNumber(name));
      await (isHolder
        ? make('otp', { token, params: { policyNumber: policy.Policy_Number }, query: { purpose: 'PAYEE_ACCOUNT' } })
        : make('triggerClaimantOtp', { token, params: { reference }, body: { purpose: 'PAYEE_ACCOUNT' } }));
      return { token, otp: newestPin() };
    };
    const idOfLine = (document: string) => claim.record.documents.find(({ type }) => type === document)?.id ?? '';
    const sworn = { isDisinterested: true };
    switch (act.is) {
      case 'SENT':
        return send(idOfLine(act.document), act.by);
      case 'ALL_SENT':
        for (const line of missing({ claim })) await send(line.id, act.by);
        return;
      case 'JUDGED':
        return ofStaff('judgeClaimDocument', act.by, act.verdict, idOfLine(act.document));
      case 'ALL_ACCEPTED':
        for (const line of received({ claim })) {
          const says = saying({ claim }, line.type, act.cause);
          await ofStaff('judgeClaimDocument', act.by, { verdict: 'ACCEPTED', reason: null, note: null, says }, line.id);
        }
        return;
      case 'LET_IN': {
        const [First_Name, Surname] = act.speaker.split(' ');
        const claimantId = claim.record.claimants.find(({ name }) => name === act.payee)?.id;
        const Cell_Number = aCellNumber(act.speaker);
        return ofStaff('letIn', act.by, { claimantId, First_Name, Surname, Id_Number: null, Cell_Number });
      }
      case 'DEATH_CONFIRMED':
        return ofStaff('confirmDeath', act.by, { source: 'DEATH_CERTIFICATE' });
      case 'RECOMMENDED':
        return ofStaff('recommendClaim', act.by, { ...act.said, ...sworn });
      case 'CONFIRMED':
        return ofStaff('confirmClaim', act.by, { note: act.note, ...sworn });
      case 'ACCOUNT_GIVEN': {
        const { token, otp } = await pinOf(act.by);
        const body = { ...accountOf(act.bank, act.by), otp, version: claim.version };
        await make('setPayeeAccount', { token, params: { reference }, body });
        return;
      }
      case 'PARLOUR_CHOSEN': {
        const { token, otp } = await pinOf(act.by);
        const body = { parlour: parlourOf(act), otp, version: claim.version };
        await make('setFuneralParlour', { token, params: { reference }, body });
        return;
      }
      case 'PAID':
        throw new Error('What a bank does is not replayed');
    }
  }

  /** What the service knows of a death once somebody has reported it on the public page, and it was looked up. */
  async function replayReport(story: ReportStory, today: PlainDate) {
    const given = story.policyOn(today);
    now = new Date(at(today));
    await seed(database, { policies: [given] }, now);
    const { Id_Number } = lifeOf((await findPolicy(database, story.signIn))?.record ?? nobody(), story.who);
    now = momentOf(today, story);
    const { dateOfDeath, reporter: said, cellNumber: Cell_Number } = toldReport(story, today).report;
    const reporter = {
      First_Name: said.firstName,
      Surname: said.surname,
      Relationship: said.relationship,
      Preferred_Language: said.language,
      Cell_Number,
    };
    await make('triggerDeathReportOtp', { body: { Cell_Number } });
    const deceased = { Id_Number, Date_Of_Death: dateOfDeath };
    const body = { deceased, reporter, Is_True: true, otp: newestPin() };
    const { reference } = await make('reportDeath', { body });
    await lookUpDeathReports({ database, clock, random: webRandom });
    const report = await findReportByReference(database, reference);
    return report && { report, lives: await livesOfDeathReports(database, [report.id]) };
  }

  const nobody = (): never => {
    throw new Error('The policy is gone');
  };

  return { replay, replayReport, close };
}
