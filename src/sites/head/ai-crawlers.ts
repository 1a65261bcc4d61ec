/** The names under which crawlers of language models ask robots.txt, as their makers publish them. */
const AI_CRAWLERS = [
  ...["AI2Bot", "Amazonbot", "anthropic-ai", "Applebot-Extended", "Bytespider", "CCBot", "ChatGPT-User"],
  ...["Claude-SearchBot", "Claude-User", "ClaudeBot", "cohere-ai", "cohere-training-data-crawler"],
  ...["Diffbot", "DuckAssistBot", "FacebookBot", "Google-CloudVertexBot", "Google-Extended", "GPTBot"],
  ...["ImagesiftBot", "meta-externalagent", "meta-externalfetcher", "MistralAI-User", "OAI-SearchBot"],
  ...["omgili", "PanguBot", "Perplexity-User", "PerplexityBot", "Timpibot", "YouBot"],
];

/** The group of robots.txt that keeps them out. */
export const aiRefusal = `${AI_CRAWLERS.map((name) => `User-agent: ${name}`).join("\n")}\nDisallow: /\n`;
