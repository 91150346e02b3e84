import { type Theme, type ThemeToken } from '@portal/brand';
import { type CSSProperties, type ReactNode } from 'react';
import tokens from '../../styles/tokens.css?raw';

/** Values that are made of the brand's colours where they stand: at the root they would be those of the page around. */
const patterns = Object.fromEntries(
  ['pattern-band', 'pattern-weave'].map((name) => [`--${name}`, new RegExp(`--${name}:([^;]+);`).exec(tokens)?.[1]]),
);

interface ThemePanelProps {
  /** Light or dark. */
  theme: Theme;
  /** Every token of that theme. */
  values: Record<ThemeToken, string>;
  /** What is drawn in it. */
  children: ReactNode;
}

/** A part of a page in other colours than the page around it. */
export const ThemePanel = ({ theme, values, children }: ThemePanelProps) => (
  <section
    aria-label={theme === 'light' ? 'Light' : 'Dark'}
    style={
      {
        ...Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value])),
        ...patterns,
        colorScheme: theme,
        minWidth: 0,
        padding: 'var(--space-inset)',
        border: '1px solid var(--color-line-strong)',
        borderRadius: 'var(--radius-lg)',
        background: 'var(--color-page)',
        color: 'var(--color-text)',
      } as CSSProperties
    }
  >
    {children}
  </section>
);
