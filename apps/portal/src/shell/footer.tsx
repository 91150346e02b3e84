import { legalRoutes } from '@portal/legal';
import { usePortalConfig, useToday } from '@portal/policy-workflow';
import { AppFooter, Cluster, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

/** Product name and year, the licence under them, and the legal pages. */
export function Footer({ productName }: { productName: string }) {
  const { licenceLine } = usePortalConfig().brand;
  const year = useToday().slice(0, 4);
  return (
    <AppFooter>
      <div>
        <Text size="sm">
          {productName} <span suppressHydrationWarning>{year}</span>
        </Text>
        {licenceLine && <Text size="sm">{licenceLine}</Text>}
      </div>
      <Cluster as="nav" aria-label="Legal">
        {legalRoutes.map(({ path, handle }) => (
          <Link key={path} to={path}>
            {handle.title}
          </Link>
        ))}
      </Cluster>
    </AppFooter>
  );
}
