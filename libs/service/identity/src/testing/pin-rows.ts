import { identityLimits, later } from '../identity-limits';
import { killedByGuesses, type PinRow } from '../pin-row';

const noon = new Date('2026-11-20T10:00:00Z');

/** A moment some seconds after noon. */
export const after = (seconds: number): Date => later(noon, seconds * 1000);

let made = 0;

/** A PIN made some seconds after noon, for the tests of the rules. */
export function aPin(createdAfter: number, more: Partial<PinRow> = {}): PinRow {
  made += 1;
  return {
    id: `pin-${made}`,
    purpose: 'LOGIN',
    device: 'a stranger',
    cameWithDevice: true,
    isKnown: false,
    address: '10.0.0.1',
    createdAt: after(createdAfter),
    expiresAt: later(after(createdAfter), identityLimits.pin.livesMs),
    usedAt: null,
    killedAt: null,
    killedReason: null,
    ...more,
  };
}

export const killed = (at: number): Partial<PinRow> => ({ killedAt: after(at), killedReason: killedByGuesses });
export const replaced = (at: number): Partial<PinRow> => ({ killedAt: after(at), killedReason: 'REPLACED' });
export const used = (at: number): Partial<PinRow> => ({ usedAt: after(at) });
