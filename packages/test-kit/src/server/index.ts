export { createTestFolder } from './create-test-folder.ts';
export { openService, type TestService } from './open-service.ts';
