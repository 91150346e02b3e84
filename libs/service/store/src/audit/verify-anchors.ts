import { asc } from 'drizzle-orm';
import { type Transaction } from '../database/database';
import { auditAnchors, type AuditRow } from '../schema/audit';
import { anchorMac, rowCounter } from './anchor-audit';
import { chainStart } from './audit-hash';

/** An anchor that does not hold. */
export interface BrokenAnchor {
  number: number;
  problem:
    | 'The anchor was changed, or made with another key'
    | 'An anchor before this one was removed'
    | 'Rows were removed, added or changed'
    | 'Rows of more than a day have no anchor';
}

const day = 86_400_000;

/** Compares rows, given one by one in their order, with the anchors that cover them. Without a key it compares nothing. */
export async function anchorVerifier(tx: Transaction, key: string | null, now: Date) {
  const anchors = key === null ? [] : await tx.select().from(auditAnchors).orderBy(asc(auditAnchors.number));
  const broken: BrokenAnchor[] = [];
  let counter = rowCounter();
  let at = 0;
  let oldestOpen: Date | null = null;
  const close = () => {
    const anchor = anchors[at];
    const before = anchors[at - 1];
    if (!anchor || key === null) return;
    at += 1;
    const { number, mac, rows, chains, digest } = anchor;
    const counted = counter.sum();
    if (mac !== anchorMac(key, anchor))
      broken.push({ number, problem: 'The anchor was changed, or made with another key' });
    if (number !== (before?.number ?? 0) + 1 || anchor.previousMac !== (before?.mac ?? chainStart)) {
      broken.push({ number, problem: 'An anchor before this one was removed' });
    } else if (rows !== counted.rows || chains !== counted.chains || digest !== counted.digest) {
      broken.push({ number, problem: 'Rows were removed, added or changed' });
    }
    counter = rowCounter(rows, chains);
  };
  return {
    add(row: AuditRow) {
      for (let anchor = anchors[at]; anchor && anchor.sequence < row.sequence; anchor = anchors[at]) close();
      counter.add(row);
      if (at === anchors.length && (oldestOpen === null || row.at < oldestOpen)) oldestOpen = row.at;
    },
    end() {
      while (at < anchors.length) close();
      if (key !== null && oldestOpen !== null && now.getTime() - oldestOpen.getTime() > day) {
        broken.push({ number: at + 1, problem: 'Rows of more than a day have no anchor' });
      }
      return { anchors: anchors.length, broken };
    },
  };
}
