export { prepareDemoWorld } from './prepare-demo-world.ts';
export { seedConversations } from './seed-conversations.ts';
