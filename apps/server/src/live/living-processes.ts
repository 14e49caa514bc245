import type { ChainableCommander, Redis } from 'ioredis';

/** A process that has not renewed its heartbeat for this long counts as dead. */
const aliveSeconds = 10;
const processesKey = 'confab:processes';
const keyPrefix = 'confab:process:';

/**
 * Lists the processes that have a heartbeat, and removes the others, in one step: a heartbeat in between would be lost.
 */
const listScript = `
local living = {}
for _, process in ipairs(redis.call('smembers', KEYS[1])) do
  if redis.call('exists', ARGV[1] .. process) == 1 then
    table.insert(living, process)
  else
    redis.call('srem', KEYS[1], process)
  end
end
return living
`;

/** The key of a process that exists as long as the process is alive. */
export function getHeartbeatKey(process: string): string {
  return keyPrefix + process;
}

/** Adds the commands that renew the heartbeat of a process to a transaction. */
export function addHeartbeat(commands: ChainableCommander, process: string): ChainableCommander {
  return commands.set(getHeartbeatKey(process), '1', 'EX', aliveSeconds).sadd(processesKey, process);
}

/** Ends the heartbeat of a process that shuts down, so that nobody waits for its answers. */
export async function removeHeartbeat(redis: Redis, process: string): Promise<void> {
  await redis.multi().del(getHeartbeatKey(process)).srem(processesKey, process).exec();
}

/** Lists the server processes that are alive. */
export async function listLivingProcesses(redis: Redis): Promise<readonly string[]> {
  // The script returns members of a set.
  return (await redis.eval(listScript, 1, processesKey, keyPrefix)) as string[];
}
