{{>package}}
