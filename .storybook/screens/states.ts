/** What a person may meet on a screen that shows something from the service. */
export const states = ['data', 'loading', 'empty', 'failure'] as const;
export type State = (typeof states)[number];

/** Which states the stories of a file show, out of its text. */
export function statesIn(source: string): Set<State> {
  const stories = source.split(/^export const (?=\w+: Story\b)/m).slice(1);
  return new Set(stories.flatMap(statesOf));
}

function statesOf(story: string): State[] {
  const name = /^\w+/.exec(story)?.[0] ?? '';
  const [, made] = /= (loading|fails)\w*\(/.exec(story) ?? [];
  if (made) return [made === 'loading' ? 'loading' : 'failure'];
  const fault = /fault: '?([\w-]+)/.exec(story)?.[1];
  if (fault === 'waiting' || fault === 'slow') return ['loading'];
  if (fault === '500' || fault === 'offline') return ['failure'];
  return /^(Empty|Nothing|Nobody|None|Not|No|Gone|Unknown|Without)([A-Z]|$)/.test(name) ? ['empty'] : ['data'];
}
