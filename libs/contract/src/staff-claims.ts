/** The groups of staff that the specification names (docs/specification.md#s1), the one that may do more first. */
const staffGroupNames = ['ss_portaladmin', 'ss_consultants'] as const;
export type StaffGroupName = (typeof staffGroupNames)[number];

/** Which groups of the identity provider, by name or id, stand for each of ours. */
export type GroupNames = Readonly<Record<StaffGroupName, readonly string[]>>;

/** Where nothing else is said, the provider's groups have the names of ours. */
export const ownGroupNames: GroupNames = { ss_portaladmin: ['ss_portaladmin'], ss_consultants: ['ss_consultants'] };

/** The groups that any of these claims lists. Whatever is no list of texts lists none. */
export const groupsIn = (claims: object, paths: readonly string[]): string[] =>
  paths.flatMap((path) => {
    const listed = claimAt(claims, path);
    return Array.isArray(listed) ? listed.filter((group) => typeof group === 'string' && group !== '') : [];
  });

/**
 * A claim by its name, or by its way from the outermost: `realm_access.roles`. Dots may belong to a name (`https://insurer.example/groups`,
 * a client in `resource_access`): the longest name that is there counts.
 */
export function claimAt(claims: unknown, path: string): unknown {
  if (typeof claims !== 'object' || claims === null) return undefined;
  if (Object.hasOwn(claims, path)) return (claims as Record<string, unknown>)[path];
  for (let dot = path.lastIndexOf('.'); dot > 0; dot = path.lastIndexOf('.', dot - 1)) {
    const name = path.slice(0, dot);
    if (Object.hasOwn(claims, name)) return claimAt((claims as Record<string, unknown>)[name], path.slice(dot + 1));
  }
  return undefined;
}

/** Our group that one of the provider's stands for; null for one that means nothing here. */
export const staffGroupOf = (group: string, names: GroupNames): StaffGroupName | null =>
  staffGroupNames.find((name) => names[name].includes(group)) ?? null;
