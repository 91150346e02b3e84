import { type Palette } from '@portal/brand/palette';
import { Badge } from '../../feedback/badge';
import { Cluster } from '../../layout/cluster';
import { figureOf, type PairRow, pairRows } from './pair-rows';
import { Heading } from '../../text/heading';
import { Section } from '../../layout/section';
import { Text } from '../../text/text';

const short = (name: string) => name.replace('color-', '');

const Pair = ({ row: { theme, pair, has, passes }, colours }: { row: PairRow; colours: Palette[PairRow['theme']] }) => (
  <li style={{ display: 'flex', gap: 'var(--space-3)', alignItems: 'flex-start', minWidth: 0 }}>
    <span
      aria-hidden
      style={{
        display: 'flex',
        flex: 'none',
        gap: '0.25rem',
        alignItems: 'center',
        justifyContent: 'center',
        width: '4.5rem',
        height: '2.75rem',
        border: '1px solid var(--color-line-strong)',
        borderRadius: 'var(--radius-sm)',
        background: colours[pair.ground],
        fontWeight: 'var(--weight-semibold)',
      }}
    >
      {pair.fronts.map((front) =>
        pair.least === 4.5 ? (
          <span key={front} style={{ color: colours[front] }}>
            Aa 12
          </span>
        ) : (
          <span key={front} style={{ width: '1.5rem', height: '1.25rem', border: `3px solid ${colours[front]}` }} />
        ),
      )}
    </span>
    <span style={{ display: 'grid', gap: 'var(--space-1)', justifyItems: 'start', minWidth: 0 }}>
      <Cluster as="span" gap="sm">
        <Badge tone={passes ? 'green' : 'red'}>{passes ? 'Passes' : 'Fails'}</Badge>
        <Text as="span" size="sm">
          <strong>{figureOf(has)}</strong> of {pair.least} to 1
        </Text>
      </Cluster>
      <Text as="span" size="sm" tone="muted">
        {theme}: {pair.fronts.map(short).join(' or ')} on {short(pair.ground)}
      </Text>
    </span>
  </li>
);

/** Every pair with its contrast, those that fail first. How many they are is said aloud when it changes. */
export function PairList({ palette }: { palette: Palette }) {
  const rows = pairRows(palette);
  const failing = rows.filter(({ passes }) => !passes).length;
  return (
    <Section>
      <Heading level={2}>Contrast</Heading>
      <Text role="status">
        {failing === 0
          ? `All ${rows.length} pairs have the contrast they need.`
          : `${failing} of ${rows.length} pairs fail. They stand first.`}
      </Text>
      <ul
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
          gap: 'var(--space-5) var(--space-4)',
          margin: 0,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {rows.map((row) => (
          <Pair
            key={`${row.theme} ${row.pair.fronts.join()} ${row.pair.ground} ${row.pair.least}`}
            row={row}
            colours={palette[row.theme]}
          />
        ))}
      </ul>
    </Section>
  );
}
