import { vi } from 'vitest';

// Runs before each unit test file: no file sees modules, mocks or clocks of the one before it in its worker.
vi.resetModules();
vi.useRealTimers();
