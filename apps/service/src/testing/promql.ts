import { parser } from '@prometheus-io/lezer-promql';
import { type Sample } from './metrics-of';

type Vector = Omit<Sample, 'name'>[];
type Value = number | Vector;
type Node = ReturnType<typeof parser.parse>['topNode'];

/** Two readings of the same metrics. What is missing in the earlier one began at 0. */
export interface Readings {
  before: readonly Sample[];
  after: readonly Sample[];
  /** Seconds between them. */
  apart: number;
}

/** Whether an expression of PromQL is well formed, by the grammar of Prometheus itself. */
export function isWellFormed(expression: string): boolean {
  let isGood = true;
  parser.parse(expression).iterate({ enter: ({ type }) => void (isGood &&= !type.isError) });
  return isGood;
}

/** The metrics that an expression names. */
export function metricsIn(expression: string): string[] {
  const names: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ name, from, to }) => void (name === 'Identifier' && names.push(expression.slice(from, to))),
  });
  return names;
}

/** What an expression gives: as much of PromQL as our alerts need. Throws where they need more. */
export function evaluate(expression: string, { before, after, apart }: Readings): Value {
  const text = ({ from, to }: Node) => expression.slice(from, to);
  const child = (node: Node, name: string) => node.getChild(name);

  const select = (node: Node, samples: readonly Sample[]): Sample[] => {
    const [name = ''] = [child(node, 'Identifier')].map((found) => found && text(found));
    const matchers = (child(node, 'LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? []).map((matcher) => {
      const [label, operator, value] = ['LabelName', 'MatchOp', 'StringLiteral'].map((part) => {
        const found = child(matcher, part);
        return found ? text(found) : '';
      }) as [string, string, string];
      const wanted = value.slice(1, -1);
      const fits = (given: string) =>
        operator.includes('~') ? new RegExp(`^(?:${wanted})$`).test(given) : given === wanted;
      return ({ labels }: Sample) => fits(labels[label] ?? '') !== operator.startsWith('!');
    });
    return samples.filter((sample) => sample.name === name && matchers.every((matches) => matches(sample)));
  };

  const call = (node: Node): Value => {
    const name = text(child(node, 'FunctionIdentifier') as Node);
    const args = argumentsOf(child(node, 'FunctionCallBody') as Node);
    const [first, second] = args as [Node, Node];
    switch (name) {
      case 'rate':
      case 'increase': {
        const selector = child(first, 'VectorSelector') as Node;
        const earlier = new Map(select(selector, before).map(({ labels, value }) => [keyOf(labels), value]));
        return select(selector, after).map(({ labels, value }) => {
          const grown = value - (earlier.get(keyOf(labels)) ?? 0);
          return { labels, value: name === 'rate' ? grown / apart : grown };
        });
      }
      case 'abs':
        return (of(first) as Vector).map(({ labels, value }) => ({ labels, value: Math.abs(value) }));
      case 'histogram_quantile':
        return quantile(of(first) as number, of(second) as Vector);
      default:
        throw new Error(`The function ${name} is not known here`);
    }
  };

  const aggregate = (node: Node): Vector => {
    const operator = text(child(node, 'AggregateOp') as Node);
    const labels = child(node, 'AggregateModifier')?.getChild('GroupingLabels')?.getChildren('LabelName') ?? [];
    const [over] = argumentsOf(child(node, 'FunctionCallBody') as Node) as [Node];
    return groups(of(over) as Vector, labels.map(text)).map(({ labels: kept, values }) => ({
      labels: kept,
      value: operator === 'sum' ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values),
    }));
  };

  const of = (node: Node): Value => {
    switch (node.name) {
      case 'PromQL':
      case 'ParenExpr':
        return of(node.firstChild as Node);
      case 'NumberDurationLiteral':
        return Number(text(node));
      case 'VectorSelector':
        return select(node, after).map(({ labels, value }) => ({ labels, value }));
      case 'FunctionCall':
        return call(node);
      case 'AggregateExpr':
        return aggregate(node);
      case 'BinaryExpr': {
        const [left, operator, right] = childrenOf(node) as [Node, Node, Node];
        return combine(of(left) as Vector, text(operator), of(right));
      }
      default:
        throw new Error(`${node.name} is not known here: ${text(node)}`);
    }
  };
  return of(parser.parse(expression).topNode);
}

const childrenOf = (node: Node): Node[] => {
  const children: Node[] = [];
  for (let next = node.firstChild; next; next = next.nextSibling) children.push(next);
  return children;
};
const argumentsOf = childrenOf;

const keyOf = (labels: Record<string, string>) => JSON.stringify(Object.entries(labels).sort());

function groups(vector: Vector, names: readonly string[]) {
  const found = new Map<string, { labels: Record<string, string>; values: number[] }>();
  for (const { labels, value } of vector) {
    const kept = Object.fromEntries(names.map((name) => [name, labels[name] ?? '']));
    const group = found.get(keyOf(kept)) ?? { labels: kept, values: [] };
    group.values.push(value);
    found.set(keyOf(kept), group);
  }
  return [...found.values()];
}

const comparisons: Record<string, (left: number, right: number) => boolean> = {
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
  '<': (left, right) => left < right,
  '==': (left, right) => left === right,
};

function combine(left: Vector, operator: string, right: Value): Vector {
  const there = typeof right === 'number' ? null : new Map(right.map(({ labels, value }) => [keyOf(labels), value]));
  const other = ({ labels }: Vector[number]) => (there ? there.get(keyOf(labels)) : (right as number));
  if (operator === 'and') return left.filter((one) => other(one) !== undefined);
  if (operator === 'or') {
    const here = new Set(left.map(({ labels }) => keyOf(labels)));
    return [...left, ...(right as Vector).filter(({ labels }) => !here.has(keyOf(labels)))];
  }
  if (operator === '/') return left.map((one) => ({ ...one, value: one.value / (other(one) ?? NaN) }));
  const compare = comparisons[operator];
  if (!compare) throw new Error(`The operator ${operator} is not known here`);
  return left.filter((one) => compare(one.value, other(one) ?? NaN));
}

/** The upper end of the bucket that the quantile falls into: a little more than Prometheus gives, which interpolates. */
function quantile(share: number, buckets: Vector): Vector {
  const ends = buckets
    .map(({ labels, value }) => ({ end: labels['le'] === '+Inf' ? Infinity : Number(labels['le']), value }))
    .sort((one, two) => one.end - two.end);
  const all = ends.at(-1)?.value ?? 0;
  const found = ends.find(({ value }) => value >= share * all);
  return all === 0 || !found ? [] : [{ labels: {}, value: found.end }];
}
