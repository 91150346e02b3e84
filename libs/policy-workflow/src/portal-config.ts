import { PortalConfigSchema, type PortalConfig } from '@portal/contract';
import { atom, useAtomValue } from 'jotai';
import * as v from 'valibot';

/** Brand, contact data and addresses. The defaults until `/config.json` has been read at start; never empty. */
export const portalConfigAtom = atom<PortalConfig>(v.parse(PortalConfigSchema, {}));
portalConfigAtom.debugLabel = 'portalConfig';

export const usePortalConfig = () => useAtomValue(portalConfigAtom);
