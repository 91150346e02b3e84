import { auditOf, findClaimantSession, inTransaction, insertDeathReport } from '@portal/service-store';
import { aNewReport, onEveryDatabase } from '@portal/service-store/testing';
import { expect, it } from 'vitest';
import { anAddress, aWorld, dataOf, verdict } from '../testing/world';
import { type MatchedClaimant } from './log-in-claimant';

const cellNumber = '27824440009';

onEveryDatabase('Somebody who reported a death', (db) => {
  async function aReporter() {
    const world = aWorld(db.database);
    const report = await inTransaction(db.database, (tx) => insertDeathReport(tx, aNewReport({ cellNumber })));
    const from = { address: anAddress(), requestId: null };
    const askForPin = async (isExpected: boolean) => {
      const asked = {
        ...from,
        by: { deviceToken: null },
        cellNumber,
        purpose: 'CLAIM_LOGIN',
        isExpected: () => Promise.resolve(isExpected),
      } as const;
      await dataOf(await world.identity.triggerNumberPin(asked)).afterwards();
      return world.sentPin();
    };
    const signIn = (otp: string, match: MatchedClaimant | null = { of: 'REPORT', reportId: report.id }) =>
      world.identity.loginClaimant({
        ...from,
        deviceToken: null,
        find: () => Promise.resolve(match),
        cellNumber,
        otp,
        userAgent: null,
      });
    return { ...world, report, from, askForPin, signIn };
  }

  it('signs in to that report, goes on and out, and the audit names it without a policy', async () => {
    const reporter = await aReporter();
    const { identity, report, from } = reporter;
    const { accessToken, refreshToken } = dataOf(await reporter.signIn(await reporter.askForPin(true)));
    const { sessionId } = identity.readToken('claimAccess', accessToken, reporter.now())!;
    expect(await findClaimantSession(db.database, sessionId)).toMatchObject({ claimId: null, reportId: report.id });
    expect(verdict(await identity.refreshClaimant({ ...from, refreshToken }))).toBe('ok');
    await identity.logoutClaimant(sessionId, from);
    const acts = (await auditOf(db.database, 'SYSTEM')).filter(({ entityId }) => entityId === sessionId);
    expect(acts.map(({ action, actorType, actorId }) => [action, actorType, actorId])).toEqual([
      ['CLAIMANT_SIGNED_OUT', 'CLAIMANT', report.id],
      ['CLAIMANT_SIGNED_IN', 'CLAIMANT', report.id],
    ]);
  });

  it('gets the answer that a number gets which is on no report, with a wrong PIN', async () => {
    const reporter = await aReporter();
    await reporter.askForPin(true);
    const wrong = await reporter.signIn('00000000000');
    const nobody = await reporter.signIn('00000000000', null);
    expect(verdict(wrong)).toBe('INVALID_OTP');
    expect(nobody).toEqual(wrong);
  });
});
