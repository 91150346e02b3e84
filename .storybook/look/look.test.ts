// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { brandWorn, type LookParameters, lookOf, wear } from './look';

const sheet = () => document.getElementById('brand')?.textContent ?? '';

beforeEach(() => wear(lookOf({}, {})));

describe('the look of a story', () => {
  it('is the house brand in the theme of the device', () => {
    expect(lookOf({}, {})).toMatchObject({ brand: { id: 'ubuntu' }, theme: null });
    expect(sheet()).toBe('');
    expect(document.documentElement.dataset).not.toHaveProperty('theme');
  });

  it('refuses a theme that does not exist', () => {
    const sepia = { theme: 'sepia' } as unknown as LookParameters;
    expect(() => lookOf(sepia, {})).toThrow('There is no theme "sepia". Known: light, dark');
  });

  it('can be another brand in the dark, and the next story is as it was', () => {
    wear(lookOf({ brand: 'lwandle', theme: 'dark' }, {}));
    expect(sheet()).toContain('--color-page:#0b0f1e');
    expect(document.documentElement.dataset.theme).toBe('dark');
    wear(lookOf({}, {}));
    expect(sheet()).toBe('');
    expect(document.documentElement.dataset).not.toHaveProperty('theme');
  });

  it('stands behind every other sheet, once', () => {
    document.head.append(document.createElement('style'));
    wear(lookOf({ brand: 'lwandle' }, {}));
    expect(document.head.lastElementChild?.id).toBe('brand');
    expect(document.querySelectorAll('#brand')).toHaveLength(1);
  });

  it('tells whoever shows the name', () => {
    const heard: string[] = [];
    const listen = (event: Event) => heard.push((event as CustomEvent<{ id: string }>).detail.id);
    document.addEventListener(brandWorn, listen, { once: true });
    wear(lookOf({ brand: 'lwandle' }, {}));
    expect(heard).toEqual(['lwandle']);
  });
});
