import { type Failure } from '@portal/contract';
import { onlineManager } from '@tanstack/react-query';

const noNetwork = 'There is no network. What you typed is still here; try again when there is one.';

/**
 * What is said where something was not done: that there is no network, where that is why nothing came back; else the service's own words, or
 * those given for it.
 */
export const failureWords = ({ code, message }: Pick<Failure, 'code' | 'message'>, words = message): string =>
  code === 'INTERNAL_SERVER_ERROR' && !onlineManager.isOnline() ? noNetwork : words;
