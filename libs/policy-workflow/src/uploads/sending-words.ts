import { type TransferState } from '@portal/api-client';

const kept = 'What was sent is kept.';

/** How far the files are, and why nothing happens where nothing does. */
export function sendingWords(state: TransferState, isOnline: boolean): string {
  const { arrived, parts } = state;
  const sent = `${arrived} of ${parts} parts sent.`;
  if (state.kind === 'finishing') return 'All parts sent. Waiting for the answer.';
  if (state.kind === 'waiting') {
    return isOnline ? `${sent} The line broke, we try again. ${kept}` : `Waiting for a network. ${kept}`;
  }
  if (state.kind !== 'paused') return sent;
  return state.by === 'person' ? `${sent} Paused.` : `There is no answer. ${kept} Go on when you like.`;
}

/** The same for those who hear it: once at the beginning, once in the middle, and whenever it stops or goes on. */
export function heardWords(state: TransferState, isOnline: boolean): string {
  if (state.kind !== 'sending') return sendingWords(state, isOnline);
  return state.arrived * 2 < state.parts ? 'Sending.' : 'Half of it is sent.';
}
