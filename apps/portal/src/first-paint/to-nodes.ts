import { type ReactNode } from 'react';

const svg = 'http://www.w3.org/2000/svg';
const attributeNames: Record<string, string> = { className: 'class', htmlFor: 'for' };

/**
 * Draws components without React: for what is shown before React has come. They may be nothing but functions of their props: no state, no
 * effects, no handlers, no styles of their own.
 */
export function toNodes(node: ReactNode, namespace?: string): Node[] {
  if (node === null || node === undefined || typeof node === 'boolean') return [];
  if (typeof node === 'string' || typeof node === 'number') return [document.createTextNode(String(node))];
  if (typeof node !== 'object') throw new Error('Neither words nor an element');
  if (Symbol.iterator in node) return [...node].flatMap((one) => toNodes(one, namespace));
  if (!('props' in node)) throw new Error('Something that only React can wait for');
  const { type, props } = node as { type: unknown; props: Record<string, unknown> };
  if (typeof type === 'function') return toNodes(type(props), namespace);
  if (typeof type !== 'string') return toNodes(props['children'] as ReactNode, namespace);
  return [elementOf(type, props, type === 'svg' ? svg : namespace)];
}

function elementOf(tag: string, { children, ...props }: Record<string, unknown>, namespace: string | undefined) {
  const element = namespace ? document.createElementNS(namespace, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    const text = attributeText(name, value);
    if (text !== null) element.setAttribute(attributeNames[name] ?? name, text);
  }
  element.append(...toNodes(children as ReactNode, namespace));
  return element;
}

/** As React writes it; null: not at all. */
function attributeText(name: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'boolean') return String(value);
  if (/^(aria|data)-/.test(name)) return String(value);
  return value ? '' : null;
}
