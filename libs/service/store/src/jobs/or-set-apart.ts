import { UnusableRecord } from '../base/usable-record';
import { sqlState } from '../database/transaction';
import { placeInCode } from './place-in-code';

/** Why something could not be done, in words of ours, and where: nothing of anybody. */
export interface Trouble {
  reason: string;
  place: string | null;
}

/** Learns of what was set apart: why and how often, and nothing of anybody. */
type SetApartReport = (problem: Trouble & { attempts: number; work: string }) => void;

/** Whoever works on many and sets apart what fails. */
export interface Reporting {
  report?: SetApartReport | undefined;
}

/**
 * Does one piece of work; when that fails it is set apart, and nothing is thrown. `note` writes that down and gives how often it was tried.
 * Says whether the work was done. Rejects only when not even that can be noted: then the database is away.
 */
export async function orSetApart(
  { work, report }: Reporting & { work: string },
  note: (trouble: Trouble) => Promise<{ attempts: number }>,
  doIt: () => Promise<void>,
): Promise<boolean> {
  try {
    await doIt();
  } catch (error) {
    const trouble = troubleOf(error);
    const { attempts } = await note(trouble).catch(() => {
      throw error;
    });
    report?.({ ...trouble, attempts, work });
    return false;
  }
  return true;
}

/** The message of a failure is left out: that of a failed query holds what was to be written. */
function troubleOf(error: unknown): Trouble {
  const state = sqlState(error);
  if (state !== undefined) return { reason: `DATABASE_${state}`, place: null };
  if (error instanceof UnusableRecord) return { reason: 'UNUSABLE_RECORD', place: error.place };
  return { reason: 'UNEXPECTED', place: placeInCode(error) };
}
