import { verifyAuditChains } from '@portal/service-store';
import { runCommand } from './run-command';

/**
 * Reads the whole audit, says whether every chain and every anchor holds and names everything that does not. Ends with 1 when there is
 * something. Anchors are compared where AUDIT_SECRET is given.
 */
await runCommand(async ({ database, settings, say }) => {
  const key = settings.AUDIT_SECRET ?? null;
  const { rows, broken, anchors, brokenAnchors } = await verifyAuditChains(database, { key, now: new Date() });
  const compared =
    key === null ? 'Anchors were not compared: AUDIT_SECRET is not set.' : `${anchors} anchors compared.`;
  if (broken.length + brokenAnchors.length === 0) {
    say(`The audit holds: ${rows} rows. ${compared}`);
    return 0;
  }
  for (const { chain, sequence, problem } of broken) {
    const place = sequence === null ? 'at its end' : `at row ${sequence}`;
    say(`The audit is broken in chain ${chain} ${place}: ${problem}.`);
  }
  for (const { number, problem } of brokenAnchors) say(`The audit does not fit anchor ${number}: ${problem}.`);
  say(`${broken.length + brokenAnchors.length} places are broken; ${rows} rows hold. ${compared}`);
  return 1;
});
