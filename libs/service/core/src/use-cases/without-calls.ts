import { type Endpoint } from '@portal/contract';
import { type UseCases } from './use-cases';

export interface Table {
  rows: Record<string, Endpoint>;
  useCases: UseCases;
}

/** A table without some of its calls: they are not found, and no capability names them. */
export function withoutCalls({ rows, useCases }: Table, names: ReadonlySet<string>): Table {
  const left = Object.fromEntries(Object.entries(rows).filter(([name]) => !names.has(name)));
  const calls = Object.values(left).flatMap(({ isAddition, route }) => (isAddition ? [route] : []));
  return { rows: left, useCases: { ...useCases, capabilities: { for: 'everybody-alike', data: { calls } } } };
}
