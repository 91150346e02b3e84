import { type PlainDate } from '@portal/domain';
import { type AuditEvent, type RandomSource } from '@portal/service-store';

/** What a policy follows a death with. */
export interface DeathTools {
  random: Pick<RandomSource, 'uuid'>;
  /** The insurer's name on bank statements, where it has one of its own there. */
  creditorShortName?: string;
}

/** When something is done that follows a death, and who did it as the audit keeps it. */
export interface DoneWhen {
  now: Date;
  today: PlainDate;
  by: Omit<AuditEvent, 'action' | 'outcome'>;
}

/** The same of a death that is confirmed. */
export interface ConfirmedWhen extends DoneWhen {
  /** The name of who confirms it, as histories have it. */
  who: string;
}
