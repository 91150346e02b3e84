import { type Attributes, type Counter, type Histogram, type Meter, type UpDownCounter } from '@opentelemetry/api';
import { type MetricName, metricTable } from './metric-table';

type NameOf<Kind extends 'histogram' | 'gauge' | 'counter'> = {
  [Name in MetricName]: (typeof metricTable)[Name]['kind'] extends Kind ? Name : never;
}[MetricName];
type GaugeName = NameOf<'gauge'>;

/** Seconds: the upper ends of the buckets, from an answer out of memory to the longest that the service takes. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const described = (name: MetricName) => ({ description: metricTable[name].help });

/** How long something takes, or how large it is where other buckets are given. */
export const histogramOf = (meter: Meter, name: NameOf<'histogram'>, buckets = durationBuckets): Histogram =>
  meter.createHistogram(name, { ...described(name), advice: { explicitBucketBoundaries: buckets } });

/** How often something happened. */
export const counterOf = (meter: Meter, name: NameOf<'counter'>): Counter => meter.createCounter(name, described(name));

/** How many there are now of what comes and goes. */
export const upDownCounterOf = (meter: Meter, name: GaugeName): UpDownCounter =>
  meter.createUpDownCounter(name, described(name));

type SetGauge<Name extends GaugeName> = (name: Name, value: number, labels?: Attributes) => void;

/** Values that are looked up whenever the metrics are read. What is not set then is left out. */
export function onScrape<Name extends GaugeName>(
  meter: Meter,
  names: readonly Name[],
  read: (set: SetGauge<Name>) => void | Promise<void>,
): void {
  const gauges = names.map((name) => [name, meter.createObservableGauge(name, described(name))] as const);
  const byName = new Map<Name, (typeof gauges)[number][1]>(gauges);
  meter.addBatchObservableCallback(
    (observed) =>
      read((name, value, labels) => {
        const gauge = byName.get(name);
        if (gauge) observed.observe(gauge, value, labels);
      }),
    [...byName.values()],
  );
}
