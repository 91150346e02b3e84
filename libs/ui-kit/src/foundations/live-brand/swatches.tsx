import { colourTokens, type ThemeToken } from '@portal/brand';

/** Every colour of a theme with its name and its value. */
export const Swatches = ({ values }: { values: Record<ThemeToken, string> }) => (
  <ul
    style={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
      gap: 'var(--space-3)',
      margin: 0,
      padding: 0,
      listStyle: 'none',
      fontSize: 'var(--text-sm)',
      lineHeight: 1.3,
    }}
  >
    {colourTokens.map((name) => (
      <li key={name} style={{ display: 'flex', gap: 'var(--space-2)', minWidth: 0 }}>
        <span
          style={{
            flex: 'none',
            width: '2.25rem',
            height: '2.25rem',
            border: '1px solid var(--color-line-strong)',
            borderRadius: 'var(--radius-sm)',
            background: values[name],
          }}
        />
        <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {name.replace('color-', '')}
          <br />
          <span style={{ color: 'var(--color-text-muted)' }}>{values[name]}</span>
        </span>
      </li>
    ))}
  </ul>
);
