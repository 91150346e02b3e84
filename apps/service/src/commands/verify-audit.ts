import { verifyAuditChains } from '@portal/service-store';
import { runCommand } from './run-command';

/** Reads the whole audit and says whether every chain holds. Ends with 1 when one does not. */
await runCommand(async ({ database, say }) => {
  const { rows, broken } = await verifyAuditChains(database);
  if (broken === null) {
    say(`The audit holds: ${rows} rows.`);
    return 0;
  }
  const place = broken.sequence === null ? 'at its end' : `at row ${broken.sequence}`;
  say(`The audit is broken in chain ${broken.chain} ${place}: ${broken.problem}.`);
  return 1;
});
