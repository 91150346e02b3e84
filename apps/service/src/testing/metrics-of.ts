/** What one line of Prometheus' text says. */
export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** Reads Prometheus' text: every sample in it. Source: its exposition format, 0.0.4. */
export const samplesOf = (text: string): Sample[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', labels = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      return { name, labels: labelsOf(labels), value: value === '+Inf' ? Infinity : Number(value) };
    });

const labelsOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );

/** The metrics of a service that runs. */
export async function metricsOf(port: number) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const samples = samplesOf(text);
  const matching = (name: string, labels: Record<string, string>) =>
    samples.filter(
      (sample) => sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
    );
  return {
    text,
    samples,
    /** The sum of what has this name and these labels; undefined where nothing has. */
    value: (name: string, labels: Record<string, string> = {}): number | undefined => {
      const found = matching(name, labels);
      return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0);
    },
  };
}
