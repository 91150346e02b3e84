import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { webRandom } from '../base/web-random';
import { inTransaction } from '../database/transaction';
import { type DeathReportFileRow, deathReports } from '../schema/death-reports';
import { aNewReport } from '../testing/a-report';
import { emptyDatabase } from '../testing/empty-database';
import { onEveryDatabase } from '../testing/on-every-database';
import {
  deathReportFilesOfTypes,
  findDeathReportFile,
  insertDeathReportFiles,
  listDeathReportFiles,
  sumDeathReportFiles,
} from './death-report-files';
import { insertDeathReport } from './death-reports';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));

onEveryDatabase('what was sent for a report of a death', (db) => {
  beforeEach(() => emptyDatabase(db.database));
  const add = () => inTransaction(db.database, (tx) => insertDeathReport(tx, aNewReport()));
  const send = async (reportId: string, type: DeathReportFileRow['type'], hour: number) => {
    const file: DeathReportFileRow = {
      id: webRandom.uuid(),
      reportId,
      type,
      fileName: `${type}.pdf`,
      fileExtension: '.pdf',
      contentType: 'application/pdf',
      sizeBytes: 3,
      sha256: 'a',
      content: new Uint8Array([1, 2, 3]),
      receivedAt: at(hour),
    };
    await inTransaction(db.database, (tx) => insertDeathReportFiles(tx, [file]));
    return file;
  };

  test('is listed from the oldest on, and read byte by byte, by its own report alone', async () => {
    const [own, other] = [await add(), await add()];
    const second = await send(own.id, 'ID_COPY', 10);
    const first = await send(own.id, 'DEATH_CERTIFICATE', 9);
    expect(await listDeathReportFiles(db.database, own.id)).toEqual(
      [first, second].map(({ id, type, fileName, receivedAt }) => ({ id, type, fileName, receivedAt })),
    );
    const found = await findDeathReportFile(db.database, own.id, first.id);
    expect({ ...found, content: [...(found?.content ?? [])] }).toEqual({ ...first, content: [1, 2, 3] });
    expect(await findDeathReportFile(db.database, other.id, first.id)).toBeNull();
    expect(await listDeathReportFiles(db.database, other.id)).toEqual([]);
  });

  test('is counted, and picked out by what it is', async () => {
    const [own, other] = [await add(), await add()];
    const certificate = await send(own.id, 'DEATH_CERTIFICATE', 9);
    await send(own.id, 'OTHER', 10);
    expect(await sumDeathReportFiles(db.database, own.id)).toEqual({ files: 2, bytes: 6 });
    expect(await sumDeathReportFiles(db.database, other.id)).toEqual({ files: 0, bytes: 0 });
    const picked = await deathReportFilesOfTypes(db.database, own.id, ['DEATH_CERTIFICATE', 'NOTICE_OF_DEATH']);
    expect(picked.map(({ id }) => id)).toEqual([certificate.id]);
  });

  test('goes with its report', async () => {
    const { id } = await add();
    const file = await send(id, 'OTHER', 9);
    await db.database.delete(deathReports).where(eq(deathReports.id, id));
    expect(await findDeathReportFile(db.database, id, file.id)).toBeNull();
  });
});
