import { defineConfig } from '@playwright/test';
import stories from './playwright.config.ts';

export default defineConfig({ ...stories, testDir: './pictures', workers: 1, reporter: 'line' });
