import { type Schedule } from '../clock/schedule';

/** How the provider behaves. `down`: it refuses everything. `slow`: answers hang. */
export const modes = ['up', 'down', 'slow'] as const;
export type Mode = (typeof modes)[number];

/** How long an answer hangs while the provider is slow, in milliseconds. */
const slowForMs = 5 * 60_000;

export interface Behaviour {
  mode: Mode;
  issuesRefreshTokens: boolean;
  /** How long access tokens live. */
  accessTokenSeconds: number;
}

/** How the provider behaves, and those who wait while it is slow. */
export function createSwitches({ schedule }: { schedule: Schedule }) {
  let behaviour: Behaviour = { mode: 'up', issuesRefreshTokens: true, accessTokenSeconds: 600 };
  const waiting = new Set<() => void>();

  return {
    behaviour: (): Behaviour => behaviour,

    change(to: Partial<Behaviour>): void {
      behaviour = { ...behaviour, ...to };
      if (behaviour.mode !== 'slow') for (const goOn of waiting) goOn();
    },

    /** Waits while the provider is slow, at most as long as it keeps anybody waiting or until they have gone. */
    async waitWhileSlow(gone: AbortSignal): Promise<void> {
      if (behaviour.mode !== 'slow' || gone.aborted) return;
      await new Promise<void>((resolve) => {
        const goOn = () => {
          waiting.delete(goOn);
          callOff();
          gone.removeEventListener('abort', goOn);
          resolve();
        };
        const callOff = schedule.after(slowForMs, goOn);
        waiting.add(goOn);
        gone.addEventListener('abort', goOn);
      });
    },
  };
}
export type Switches = ReturnType<typeof createSwitches>;
