import { Redis } from 'ioredis';

/** The Redis database of each test file, which runs in parallel with others. Database 0 is that of the stories. */
const databases = { backplane: 1, presenceInRedis: 2, twoProcesses: 3, livingProcesses: 4, openRedis: 5 } as const;

/** Empties the Redis database of a test file on the server that `npm test` starts. @returns its address */
export async function openTestRedis(file: keyof typeof databases): Promise<string> {
  const server = process.env.TEST_REDIS_URL;
  if (!server) throw new Error('This test needs the servers that `npm test` starts: TEST_REDIS_URL is not set.');
  const url = new URL(server);
  url.pathname = `/${databases[file]}`;
  const redis = new Redis(url.toString());
  await redis.flushdb();
  await redis.quit();
  return url.toString();
}
