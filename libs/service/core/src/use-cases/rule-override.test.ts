import { type AccessLog, type ApprovalAction, type Policy } from '@portal/contract';
import { withoutNumbers } from '@portal/domain';
import { anIdNumber } from '@portal/domain/testing';
import { someConsultant, somePortalAdmin, type SomeStaff } from '@portal/service-identity/testing';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, it } from 'vitest';
import { dataOf } from '../testing/staff-service';
import { ownerPolicy } from '../testing/seeded-policies';
import { aDaughter, aWorkbench, type Workbench } from '../testing/workbench';

/** A child whose number says the day after. */
const daughter = { ...aDaughter(), Date_Of_Birth: '2018-03-02' };
const Override_Reason = `Born at midnight, says the clinic. Not ${anIdNumber({ born: '2018-03-02', sequence: 2 })}`;
const mismatch = 'ID number does not match the date of birth';

onEveryDatabase('A rule about age or birth date', (db) => {
  let bench: Workbench;
  beforeEach(async () => {
    await emptyDatabase(db.database);
    bench = await aWorkbench(db.database);
  });
  const addAs = async (staff: SomeStaff, more: object) => {
    dataOf(await bench.open(staff));
    return bench.as(staff)('POST', `/add-child/${ownerPolicy}`, { ...daughter, ...more });
  };

  it('is overridden by a portal administrator with a reason, and by nobody else', async () => {
    const message = 'Only a portal administrator can set a rule about age or birth date aside.';
    const reason = { Override_Reason };
    for (const sent of [
      await bench.customer('POST', `/add-child/${ownerPolicy}`, { ...daughter, ...reason }),
      await addAs(someConsultant, reason),
    ]) {
      expect(sent).toMatchObject({ status: 403, body: { code: 'FORBIDDEN', message } });
    }
    expect(await addAs(somePortalAdmin, {})).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'Date_Of_Birth', message: mismatch }] },
    });
    expect(dataOf(await addAs(somePortalAdmin, reason))).toMatchObject({ outcome: 'PENDING' });
  });

  it('stands beside the request for whoever decides: staff, the policyholder, the queue and the access log', async () => {
    const id = bench.idOf(await addAs(somePortalAdmin, { Override_Reason }));
    const kept = { rules: [mismatch], reason: withoutNumbers(Override_Reason) };
    expect(kept.reason).toMatch(/Not \*{9}\d{4}$/);
    const found = await bench.caseOf(someConsultant, id);
    expect(found).toMatchObject({ risk: 'HIGH', action: { ruleOverride: kept } });
    expect(found.riskReasons).toContain('A rule about age or birth date was overridden');
    expect(found.history.map(({ who, what }) => `${who}: ${what}`)).toEqual([
      'Priya Naidoo: Asked for this change',
      `Priya Naidoo: Overrode a rule: ${mismatch}`,
    ]);
    expect(await bench.queued(someConsultant, id)).toMatchObject({ risk: 'HIGH', isSafeTogether: false });
    const [pending] = dataOf<ApprovalAction[]>(await bench.customer('GET', `/approval-actions/pending/${ownerPolicy}`));
    expect(pending).toMatchObject({ id, canApprove: true, ruleOverride: kept });
    const { data } = dataOf<AccessLog>(await bench.customer('GET', `/policies/${ownerPolicy}/access-log`));
    expect(data.map(({ who, what }) => `${who}: ${what}`)).toContain(`Priya Naidoo: Overrode a rule: ${mismatch}`);
  });

  it('is not asked again when the whole record is sent back with another name', async () => {
    const id = bench.idOf(await addAs(somePortalAdmin, { Override_Reason }));
    const otp = async () => {
      bench.wait(61);
      await bench.customer('POST', `/otp/${ownerPolicy}?purpose=APPROVAL`);
      return bench.sentPin();
    };
    const approved = { decision: 'APPROVE', otp: await otp() };
    expect(dataOf(await bench.customer('PUT', `/approval-actions/${ownerPolicy}/${id}`, approved))).toMatchObject({
      status: 'APPROVED',
    });
    bench.wait(11 * 86_400);
    const { policy } = dataOf<{ policy: Policy }>(await bench.customer('GET', `/policy/${ownerPolicy}`));
    const child = policy.Children.find(({ First_Name }) => First_Name === daughter.First_Name);
    const { Id_Type, Id_Number, Date_Of_Birth } = child ?? {};
    expect(Date_Of_Birth).toBe(daughter.Date_Of_Birth);
    const renamed = { id: child?.id, Id_Type, Id_Number, Date_Of_Birth, First_Name: 'Naledi Grace' };
    expect(dataOf(await bench.customer('PUT', `/update-child/${ownerPolicy}`, renamed))).toMatchObject({
      outcome: 'PENDING',
    });
    const moved = { id: child?.id, Id_Type, Id_Number, Date_Of_Birth: '2018-03-01' };
    expect(await bench.customer('PUT', `/update-child/${ownerPolicy}`, moved)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'Date_Of_Birth', message: mismatch }] },
    });
  });
});
