import { verifyAuditChains } from '@portal/service-store';
import { runCommand } from './run-command';

/** Reads the whole audit, says whether every chain holds and names every row that does not. Ends with 1 when there is one. */
await runCommand(async ({ database, say }) => {
  const { rows, broken } = await verifyAuditChains(database);
  if (broken.length === 0) {
    say(`The audit holds: ${rows} rows.`);
    return 0;
  }
  for (const { chain, sequence, problem } of broken) {
    const place = sequence === null ? 'at its end' : `at row ${sequence}`;
    say(`The audit is broken in chain ${chain} ${place}: ${problem}.`);
  }
  say(`${broken.length} places are broken; ${rows} rows hold.`);
  return 1;
});
